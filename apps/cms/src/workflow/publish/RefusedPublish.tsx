'use client'

import type { Status } from '@bank/publisher/publisher.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call } from '../calls/call.ts'
import { ProblemList } from './ProblemList.tsx'
import { refusedProblems } from './publish-words.ts'

type Props = {
  /** Only where it is this record that keeps the site from being published. */
  readonly record?: { readonly slug: string; readonly id: string } | undefined
  /** Asked again whenever this changes. */
  readonly askedFor?: unknown
}

/** What keeps everything that was published since from the site, until it is mended; nothing while the last publish is in force. */
export const RefusedPublish = ({ record, askedFor }: Props) => {
  const { progress } = useWords()
  const [status, setStatus] = useState<Status>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for what was saved since
  useEffect(() => {
    // Whoever may not ask, or finds no publisher, is told elsewhere.
    call<Status>('GET', '/publisher/status').then(setStatus, () => setStatus(undefined))
  }, [askedFor])
  const problems = refusedProblems(status)
  if (problems.length === 0) return null
  if (record && !problems.some(({ slug, id }) => slug === record.slug && id === record.id)) return null
  return (
    <div className="workflow-part workflow-warning">
      <p>
        <strong>{progress.waitsFor(problems.length)}</strong>
      </p>
      <ProblemList problems={problems} />
    </div>
  )
}
