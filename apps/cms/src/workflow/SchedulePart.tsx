'use client'

import type { Plan } from '@bank/content/schedule/schedule.ts'
import { useState } from 'react'
import { timeWords } from './review-words.ts'

type Props = {
  readonly plans: readonly Plan[]
  readonly isDraft: boolean
  readonly mayPlan: boolean
  readonly seen: string | undefined
  readonly act: (path: string, body: object, done: string) => Promise<void>
}

const planned = { publish: 'Published', end: 'Taken off the site' } as const

/** What is planned for a record, and a time for one more plan. */
export const SchedulePart = ({ plans, isDraft, mayPlan, seen, act }: Props) => {
  const [at, setAt] = useState('')
  const plan = (type: 'publish' | 'end') => () => void act('schedule', { type, at: new Date(at).toISOString(), seen }, 'Planned.')
  return (
    <details className="workflow-part" open={plans.length > 0}>
      <summary>At a time to come</summary>
      {plans.map(({ job, type, at: when, failed }) => (
        <p key={job}>
          {failed ? <strong>Failed: {failed}</strong> : `${planned[type]} ${timeWords(when)}.`}{' '}
          {mayPlan && (
            <button type="button" onClick={() => void act('unschedule', { job }, 'Taken away.')}>
              Take this plan away
            </button>
          )}
        </p>
      ))}
      {mayPlan && (
        <>
          <label htmlFor="workflow-at">Time, by the clock of this computer</label>
          <input id="workflow-at" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          <div className="workflow-buttons">
            {isDraft && (
              <button type="button" disabled={!at} onClick={plan('publish')}>
                Approve and publish then
              </button>
            )}
            <button type="button" disabled={!at} onClick={plan('end')}>
              Take off the site then
            </button>
          </div>
        </>
      )}
    </details>
  )
}
