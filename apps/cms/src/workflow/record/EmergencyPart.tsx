'use client'

import { saysEmergency, shortestReason } from '@bank/content/reviews/emergency-rule.ts'
import type { Review } from '@bank/content/reviews/review-log.ts'
import { useId, useState } from 'react'
import { UnsentWords } from '../../forms/UnsentWords.tsx'
import { useWords } from '../../language/use-words.ts'
import { timeWords } from './review-words.ts'

type Props = {
  /** The step by which one person published it alone, while nobody else has looked at it. */
  readonly was: Review | null
  /** There is a draft, and it is saved. */
  readonly mayPublish: boolean
  readonly mayAct: boolean
  readonly sendsMails: boolean
  readonly isOwn: boolean
  /** Resolves to whether it was done. */
  readonly publish: (reason: string) => Promise<boolean>
  readonly confirm: () => void
}

/** An alert that must be seen now, and nobody else is there: published alone with a reason that is kept; and the look at it afterwards. */
export const EmergencyPart = ({ was, mayPublish, mayAct, sendsMails, isOwn, publish, confirm }: Props) => {
  const words = useWords()
  const own = useId()
  const { emergency } = words
  const [reason, setReason] = useState('')
  const send = async (): Promise<void> => {
    if (await publish(reason)) setReason('')
  }
  return (
    <>
      {was && (
        <div className="workflow-part workflow-warning">
          <p>
            <strong>{emergency.was(was.by, timeWords(was.at, words))}</strong>
          </p>
          <blockquote>{was.comment}</blockquote>
          {mayAct && !isOwn && (
            <div className="workflow-buttons">
              <button type="button" onClick={confirm}>
                {emergency.confirm}
              </button>
            </div>
          )}
        </div>
      )}
      {mayAct && mayPublish && (
        <details className="workflow-part">
          <summary>{emergency.title}</summary>
          <p>
            {emergency.help} {sendsMails ? emergency.mails : emergency.noMails}
          </p>
          <label htmlFor={`${own}-emergency`}>{emergency.reason}</label>
          <textarea
            id={`${own}-emergency`}
            aria-describedby={`${own}-needed`}
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <UnsentWords words={reason} />
          <p id={`${own}-needed`}>{emergency.needed(shortestReason)}</p>
          <div className="workflow-buttons">
            <button type="button" disabled={!saysEmergency(reason)} onClick={() => void send()}>
              {emergency.publish}
            </button>
          </div>
        </details>
      )}
    </>
  )
}
