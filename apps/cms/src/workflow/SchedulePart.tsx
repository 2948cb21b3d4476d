'use client'

import type { Plan } from '@bank/content/schedule/schedule.ts'
import { refusalIn } from '@bank/content/store/refusals/refusal-words.ts'
import { useId, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { timeWords } from './review-words.ts'

type Props = {
  readonly plans: readonly Plan[]
  /** Whether what is saved may be planned to be published. */
  readonly mayPublish: boolean
  readonly mayPlan: boolean
  readonly seen: string | undefined
  readonly act: (path: string, body: object, done: string) => Promise<unknown>
}

/** What is planned for a record, and a time for one more plan. */
export const SchedulePart = ({ plans, mayPublish, mayPlan, seen, act }: Props) => {
  const words = useWords()
  const own = useId()
  const { schedule } = words
  const [at, setAt] = useState('')
  const plan = (type: 'publish' | 'end') => () => void act('schedule', { type, at: new Date(at).toISOString(), seen }, schedule.planned)
  return (
    <details className="workflow-part" open={plans.length > 0}>
      <summary>{schedule.title}</summary>
      {plans.map(({ job, type, at: when, failed }) => (
        <p key={job}>
          {failed ? <strong>{schedule.failed(refusalIn(words.language, failed))}</strong> : schedule[type](timeWords(when, words))}{' '}
          {mayPlan && (
            <button type="button" onClick={() => void act('unschedule', { job }, schedule.takenAway)}>
              {schedule.takeAway}
            </button>
          )}
        </p>
      ))}
      {mayPlan && (
        <>
          <label htmlFor={`${own}-at`}>{schedule.time}</label>
          <input id={`${own}-at`} type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          <div className="workflow-buttons">
            {mayPublish && (
              <button type="button" disabled={!at} onClick={plan('publish')}>
                {schedule.publishThen}
              </button>
            )}
            <button type="button" disabled={!at} onClick={plan('end')}>
              {schedule.endThen}
            </button>
          </div>
        </>
      )}
    </details>
  )
}
