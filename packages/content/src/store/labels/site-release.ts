/** The kind under which the history keeps what happens to whole releases of the site; `releases` is the collection of press releases. */
export const siteReleaseKind = 'site-release'

/** What a release of the site is called. */
export const siteReleaseLabel = { en: 'Release of the site', es: 'Edición del sitio' } as const

/** Releases are numbered, and named by their content; people choose no such ids for press releases. */
const releaseId = /^\d+-[0-9a-f]{12}-\w+$/

/** The kind of an entry of the history: older ones name releases of the site as if they were press releases. */
export const keptKind = (kind: unknown, record: unknown): unknown =>
  kind === 'releases' && releaseId.test(String(record)) ? siteReleaseKind : kind
