import type { Place } from '@bank/content/reviews/place.ts'
import type { Status } from '@bank/publisher/publisher.ts'
import type { ReleaseSpan } from '@bank/publisher/releases/list-releases.ts'

/** Whether the site says of a record what the store has published of it: `away` where no publisher runs that could tell. */
export type SiteState = 'follows' | 'onItsWay' | 'refused' | 'held' | 'away'

/** Where the store has a record, and whether the site follows. */
export type SitePlace = Place & { readonly site: SiteState }

type Span = Pick<ReleaseSpan, 'id' | 'from' | 'isAhead' | 'isHeld'>

/** When the content of the release in force came to the site, in milliseconds; nothing before the first release. `releases` are newest first. */
const inForceSince = (releases: readonly Span[], slug: string): number | undefined => {
  const [newest] = releases
  // Alerts alone come over the pages of any release, one that was put in force by hand among them.
  if (newest?.isAhead && slug === 'alerts') return Date.parse(newest.from)
  const pages = releases.find(({ isAhead }) => !isAhead)
  // One that was put in force by hand says what it said when it was made.
  const made = pages?.isHeld ? (releases.find(({ id, isHeld }) => id === pages.id && !isHeld) ?? releases.at(-1)) : pages
  return made && Date.parse(made.from)
}

/** Whether the site follows the store for a record that was published, or taken off, at a time. */
export const siteStateOf = (
  slug: string,
  since: string | null,
  status: Pick<Status, 'last' | 'isCurrent'> | undefined,
  releases: readonly Span[],
): SiteState => {
  if (!status) return 'away'
  if (since === null) return 'follows'
  const at = Date.parse(since)
  const { last, isCurrent } = status
  if (!last || (!isCurrent && at > last.at)) return 'onItsWay'
  if (last.release !== undefined) return 'follows'
  const madeAt = inForceSince(releases, slug)
  if (madeAt !== undefined && at <= madeAt) return 'follows'
  return last.held === undefined ? 'refused' : 'held'
}
