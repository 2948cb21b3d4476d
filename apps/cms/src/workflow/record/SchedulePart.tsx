'use client'

import type { Plan } from '@bank/content/schedule/plans.ts'
import { failureIn } from '@bank/content/spanish/failure-in.ts'
import { useId, useRef, useState } from 'react'
import { UnsentWords } from '../../forms/UnsentWords.tsx'
import { useWords } from '../../language/use-words.ts'
import { planTimes } from './plan-times.ts'
import { timeWords } from './review-words.ts'

type Props = {
  readonly plans: readonly Plan[]
  /** Whether what is saved may be planned to be published. */
  readonly mayPublish: boolean
  readonly mayPlan: boolean
  readonly seen: string | undefined
  /** Resolves to whether it was done. */
  readonly act: (name: string, path: string, body: object, done: string) => Promise<boolean>
}

/** What is planned for a record, and a time for one more plan; an end says why. */
export const SchedulePart = ({ plans, mayPublish, mayPlan, seen, act }: Props) => {
  const words = useWords()
  const own = useId()
  const { schedule } = words
  const [at, setAt] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const plan = async (type: 'publish' | 'end'): Promise<void> => {
    // The browser says beside the field which times there are.
    if (!field.current?.reportValidity()) return
    const isPlanned = await act(`${type} ${at}`, 'schedule', { type, at: new Date(at).toISOString(), reason, seen }, schedule.planned)
    if (isPlanned && type === 'end') setReason('')
  }
  return (
    <details className="workflow-part" open={plans.length > 0}>
      <summary>{schedule.title}</summary>
      {plans.map(({ job, type, at: when, by, reason: why, failed }) => (
        <div key={job}>
          <p>
            {schedule[type](timeWords(when, words))}
            {by && `, ${by}`}
          </p>
          {why && <blockquote>{why}</blockquote>}
          {failed && (
            <blockquote>
              <strong>{schedule.failed(failureIn(words.language, failed))}</strong>
            </blockquote>
          )}
          {mayPlan && (
            <p>
              <button type="button" onClick={() => void act(`unschedule ${job}`, 'unschedule', { job }, schedule.takenAway)}>
                {schedule.takeAway}
              </button>
            </p>
          )}
        </div>
      ))}
      {mayPlan && (
        <>
          <label htmlFor={`${own}-at`}>{schedule.time}</label>
          <input
            ref={field}
            id={`${own}-at`}
            type="datetime-local"
            {...planTimes(new Date())}
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          {mayPublish && (
            <div className="workflow-buttons">
              <button type="button" disabled={!at} onClick={() => void plan('publish')}>
                {schedule.publishThen}
              </button>
            </div>
          )}
          <label htmlFor={`${own}-reason`}>{words.takeOff.reason}</label>
          <textarea id={`${own}-reason`} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          <UnsentWords words={reason} />
          <div className="workflow-buttons">
            <button type="button" disabled={!at || reason.trim() === ''} onClick={() => void plan('end')}>
              {schedule.endThen}
            </button>
          </div>
        </>
      )}
    </details>
  )
}
