'use client'

import type { Findings } from '@bank/publisher/preview/findings.ts'
import { useEffect, useId, useState } from 'react'
import { UnsentWords } from '../../forms/UnsentWords.tsx'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf, RefusedError } from '../calls/call.ts'
import { useOneAtATime } from '../calls/use-one-at-a-time.ts'
import { FoundLists } from '../publish/FoundLists.tsx'

type Props = {
  readonly slug: string
  readonly id: string
  readonly savedAt: number | undefined
  /** Who asks changed it last. */
  readonly isOwnChange: boolean
  /** Rejects where the record stays. */
  readonly takeOff: (reason: string) => Promise<void>
}

/** Takes what is published of a record off the site, with a reason; what the pages need of it is said before. */
export const TakeOffPart = ({ slug, id, savedAt, isOwnChange, takeOff }: Props) => {
  const { takeOff: texts } = useWords()
  const own = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [found, setFound] = useState<Findings>()
  const [said, setSaid] = useState('')
  const [stays, setStays] = useState('')
  const [isTaking, setIsTaking] = useState(false)
  const once = useOneAtATime()

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again for what was saved since
  useEffect(() => {
    if (!isOpen || isOwnChange) return undefined
    let isOld = false
    setFound(undefined)
    setSaid('')
    call<Findings>('POST', '/publisher/findings', { slug, id, leaving: true }).then(
      (answer) => isOld || setFound(answer),
      (error: unknown) => isOld || setSaid(messageOf(error)),
    )
    return () => {
      isOld = true
    }
  }, [slug, id, savedAt, isOpen, isOwnChange])

  const take = async (): Promise<boolean> => {
    let isDone = false
    setStays('')
    setIsTaking(true)
    try {
      await takeOff(reason)
      isDone = true
      setReason('')
    } catch (error) {
      setStays(messageOf(error))
      if (error instanceof RefusedError && error.toMend.length > 0) setFound({ toMend: error.toMend, toLookAt: [] })
    }
    setIsTaking(false)
    return isDone
  }

  const { toMend = [], toLookAt = [] } = found ?? {}
  const mustWait = (!found && !said) || toMend.length > 0
  return (
    <details className="workflow-part" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      {isOwnChange ? (
        <p>{texts.ownChange}</p>
      ) : (
        <>
          <p>{texts.help}</p>
          <div role="status">
            {said && <p>{said}</p>}
            {isOpen && !found && !said && <p>{texts.checking}</p>}
            {found && toMend.length === 0 && toLookAt.length === 0 && <p>{texts.none}</p>}
            <FoundLists toMend={toMend} toLookAt={toLookAt} texts={texts} />
          </div>
          <label htmlFor={`${own}-reason`}>{texts.reason}</label>
          <textarea id={`${own}-reason`} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
          <UnsentWords words={reason} />
          <div className="workflow-buttons">
            <button
              type="button"
              disabled={mustWait || isTaking || reason.trim() === ''}
              onClick={() => {
                if (confirm(texts.sure)) void once('take off', take)
              }}
            >
              {texts.title}
            </button>
          </div>
          <p role="status">{isTaking ? texts.taking : stays}</p>
        </>
      )}
    </details>
  )
}
