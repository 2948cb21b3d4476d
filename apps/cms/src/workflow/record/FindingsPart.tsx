'use client'

import { type ToMend, toMendOf } from '@bank/content/reviews/to-mend.ts'
import type { Findings } from '@bank/publisher/preview/findings.ts'
import { useAllFormFields, useFormModified, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf } from '../calls/call.ts'
import { Verdict } from './Verdict.tsx'

type Props = {
  readonly slug: string
  readonly id: string
  readonly savedAt: number | undefined
  /** What a step was refused for since; each refusal is looked at anew. */
  readonly refused: readonly ToMend[] | undefined
  readonly check: Check
  /** Told what is known of this record itself. */
  readonly tell: (check: Check) => void
}

/** What is known of a record as the form is now: nothing yet, that it has to be mended itself, or that it may go live. */
export type Check = 'asked' | 'toMend' | 'sound'

/** Milliseconds from a pause in typing until the record is looked at, and until it is looked at again when that failed. */
const pause = 700
const retryAfter = 3000
/** A look that failed before, and now has not after so long, is being answered. */
const failsWithin = 1000

/** What publishing would refuse or warn of, as the form is now: the publisher's own checks. */
export const FindingsPart = ({ slug, id, savedAt, refused, check, tell }: Props) => {
  const words = useWords()
  const own = useId()
  const [fields] = useAllFormFields()
  const isModified = useFormModified()
  const language = useLocale().code === 'es' ? 'es' : 'en'
  const [found, setFound] = useState<Findings>()
  const [said, setSaid] = useState('')
  /** One look at a time, and what has changed meanwhile is not looked at: each takes as long as making some pages. */
  const looking = useRef(Promise.resolve())
  const written = isModified ? JSON.stringify(reduceFieldsToValues(fields, true)) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved is another record to look at, too
  useEffect(() => {
    let isOld = false
    let hasFailed = false
    let timer: ReturnType<typeof setTimeout>
    let reached: ReturnType<typeof setTimeout>
    tell('asked')
    const look = async (): Promise<void> => {
      if (isOld) return
      hasFailed = false
      reached = setTimeout(() => setSaid(''), failsWithin)
      const draft = written === undefined ? {} : { draft: { slug, id, language, data: JSON.parse(written) as unknown } }
      const answer = await call<Findings>('POST', '/publisher/findings', { slug, id, ...draft })
      clearTimeout(reached)
      if (isOld) return
      setFound(answer)
      // A draft beside what it needs is for others to mend; what leaves the site is needed by others.
      const inTheWay = answer.isLeaving ? answer.toMend : toMendOf({ slug, id }, answer.toMend)
      tell(inTheWay.length > 0 ? 'toMend' : 'sound')
      setSaid('')
    }
    const lookAfter = (milliseconds: number) => {
      timer = setTimeout(lookNext, milliseconds)
    }
    const failed = (error: unknown): void => {
      clearTimeout(reached)
      if (isOld) return
      hasFailed = true
      setSaid(messageOf(error))
      // A publisher that is away may be back, and nothing is approved before it has answered.
      lookAfter(retryAfter)
    }
    const lookNext = () => {
      looking.current = looking.current.then(look).catch(failed)
    }
    const back = () => {
      if (!hasFailed) return
      clearTimeout(timer)
      lookNext()
    }
    addEventListener('online', back)
    lookAfter(written === undefined ? 0 : pause)
    return () => {
      isOld = true
      clearTimeout(timer)
      clearTimeout(reached)
      removeEventListener('online', back)
    }
  }, [slug, id, language, written, savedAt, refused, tell])

  return (
    <section className="workflow-part" aria-labelledby={`${own}-findings`}>
      <h3 id={`${own}-findings`}>{words.problems.title}</h3>
      <Verdict
        found={found}
        said={said}
        isAsked={check === 'asked'}
        refused={check === 'asked' && !isModified ? refused : undefined}
        words={words}
      />
    </section>
  )
}
