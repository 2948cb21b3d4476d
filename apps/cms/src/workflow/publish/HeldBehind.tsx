'use client'

import { hasRole } from '@bank/content/store/rights/roles.ts'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import type { HeldRelease } from '../../publisher/held-release.ts'
import { call } from '../calls/call.ts'
import { timeWords } from '../record/review-words.ts'

type Props = {
  /** Asked again whenever this changes. */
  readonly askedFor?: unknown
}

/** While an older release is in force by hand: since when and by whom, what waits behind it, and where that can be published. */
export const HeldBehind = ({ askedFor }: Props) => {
  const words = useWords()
  const { user } = useAuth()
  const { progress } = words
  const [held, setHeld] = useState<Partial<HeldRelease>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for what was done since
  useEffect(() => {
    // Whoever may not ask, or finds no publisher, is told elsewhere.
    call<Partial<HeldRelease>>('GET', '/publisher/held').then(setHeld, () => undefined)
  }, [askedFor])
  if (held?.since === undefined) return null
  return (
    <div className="workflow-part workflow-warning">
      <p>
        <strong>
          {progress.heldSince(timeWords(held.since, words), held.by)} {progress.behindHeld(held.waiting ?? 0)}
        </strong>
      </p>
      <p>
        <a href="/admin/releases">{hasRole(user, 'approver') ? progress.toOwnReleases : progress.toReleases}</a>
      </p>
    </div>
  )
}
