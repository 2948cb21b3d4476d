import { editPath } from '@bank/content/reviews/edit-path.ts'
import { newestVersion } from '@bank/content/reviews/newest-version.ts'
import { recordLabel } from '@bank/content/reviews/record-label.ts'
import type { ReleaseSpan } from '@bank/publisher/releases/list-releases.ts'
import type { PayloadRequest } from 'payload'
import { type LastChange, recordsBehind } from './release-changes.ts'

/** A record that waits behind a release in force by hand, with what happened to it last. */
type BehindHeld = Pick<LastChange, 'action' | 'by' | 'at'> & {
  readonly title: string
  readonly label: string
  readonly edit: string
}

/** The records that wait behind such a release: how many there are, and those that were changed last. */
export type AllBehindHeld = { readonly count: number; readonly newest: readonly BehindHeld[] }

/** So many are named: a title is read for each. */
const mostNamed = 20

/** What waits behind the release that is in force by hand, where one is; releases are newest first. */
export const behindHeld = async (req: PayloadRequest, releases: readonly ReleaseSpan[]): Promise<AllBehindHeld> => {
  const [current] = releases
  const changes = current?.isHeld ? await recordsBehind(req, current) : []
  const newest: BehindHeld[] = []
  for (const { kind: slug, record: id, action, by, at } of changes.slice(0, mostNamed)) {
    // Pictures have no versions, and no title but their id.
    const title = await newestVersion(req, { slug, id }).then(
      (found) => found.title,
      () => id,
    )
    newest.push({ title, label: recordLabel(req, slug), edit: editPath({ slug, id }), action, by, at })
  }
  return { count: changes.length, newest }
}
