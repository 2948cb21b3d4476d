import type { ReleaseSpan } from '@bank/publisher/releases/list-releases.ts'
import type { PayloadRequest } from 'payload'
import { changesOf, recordsBehind } from './release-changes.ts'

/** A release that is in force by hand: since when, by whom where that is known, and how many records were changed that visitors do not see so. */
export type HeldRelease = { readonly since: string; readonly by?: string; readonly waiting: number }

/** What is in force by hand, where anything is; releases are newest first. Alerts that were added to it since are no switch of their own. */
export const heldRelease = async (req: PayloadRequest, releases: readonly ReleaseSpan[]): Promise<HeldRelease | undefined> => {
  const [newest] = releases
  if (!newest?.isHeld) return undefined
  const waiting = (await recordsBehind(req, newest)).length
  for (const { since, ...span } of releases) {
    if (!span.isHeld) break
    const [switched] = since === undefined ? [] : await changesOf(req, { ...span, since })
    if (switched) return { since: span.from, by: switched.by, waiting }
  }
  return { since: newest.from, waiting }
}
