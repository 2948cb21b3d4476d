import { bankTime } from '../../spanish/bank-time.ts'

/** The kind under which the history keeps what happens to whole releases of the site; `releases` is the collection of press releases. */
export const siteReleaseKind = 'site-release'

/** What a release of the site is called. */
export const siteReleaseLabel = { en: 'Release of the site', es: 'Edición del sitio' } as const

/** A release as the history keeps it among what changed: when it came into force first (ISO 8601), which a publisher that was started before does not tell, and its id. */
export const keptRelease = ({ first, id }: { readonly first: string | undefined; readonly id: string }): string =>
  first === undefined ? id : `${first} ${id}`

/** Such a release in a language, by the time that people know it by; nothing for an id alone, which older entries hold. */
export const releaseName = (language: string, kept: string): string | undefined => {
  const [first = '', id] = kept.split(' ')
  if (id === undefined) return undefined
  const at = bankTime(language, first)
  return language === 'es' ? `Edición del ${at}` : `Release of ${at}`
}

/** The same with its id, which tells two of one minute apart; an id alone stays as it is. */
export const releaseWords = (language: string, kept: string): string => {
  const name = releaseName(language, kept)
  return name === undefined ? kept : `${name} (${kept.split(' ')[1]})`
}

/** Releases are numbered, and named by their content; people choose no such ids for press releases. */
const releaseId = /^\d+-[0-9a-f]{12}-\w+$/

/** The kind of an entry of the history: older ones name releases of the site as if they were press releases. */
export const keptKind = (kind: unknown, record: unknown): unknown =>
  kind === 'releases' && releaseId.test(String(record)) ? siteReleaseKind : kind
