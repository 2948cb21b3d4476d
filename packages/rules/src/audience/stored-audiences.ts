import { countedAudienceDuration, forcedAudienceDuration, storedAudienceMargin } from '../constants.ts'
import { type Audience, comparableName, defaultAudience } from './audience.ts'

/** An audience as the browser remembers it (AUD-16). Times are milliseconds since 1970 (D-AUD-6). */
export type StoredAudience = {
  readonly id: string
  readonly name: string
  readonly utm_campaign: string
  /** Views of pages that name the audience (D-AUD-4). */
  readonly count: number
  /** First seen. */
  readonly timestamp: number
  /** Last change. */
  readonly lastSet: number
  readonly expires: number
  readonly forced: boolean
  /** Full address at the moment of forcing; empty when it never was. */
  readonly urlWhenForced: string
}

const isStoredAudience = (value: unknown): value is StoredAudience => {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Record<string, unknown>
  return (
    ['id', 'name', 'utm_campaign', 'urlWhenForced'].every((key) => typeof entry[key] === 'string') &&
    ['count', 'timestamp', 'lastSet', 'expires'].every((key) => Number.isFinite(entry[key])) &&
    typeof entry.forced === 'boolean'
  )
}

/** Reads the stored list; anything corrupt counts as not stored (D-AUD-8). */
export const parseStoredAudiences = (text: string | null | undefined): readonly StoredAudience[] => {
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    return Array.isArray(parsed) ? parsed.filter(isStoredAudience) : []
  } catch {
    return []
  }
}

/** The list without entries that ended more than a day ago (AUD-17, D-AUD-5). */
export const dropExpired = (list: readonly StoredAudience[], now: number): readonly StoredAudience[] =>
  list.filter(({ expires }) => now <= expires + storedAudienceMargin)

/** The audience that a campaign parameter names, ignoring capitals and blanks around it; none for a blank one (AUD-09, AUD-11, D-AUD-7). */
export const audienceOfCampaign = (audiences: readonly Audience[], campaign: string | null | undefined): Audience | undefined => {
  const wanted = comparableName(campaign ?? '')
  return wanted === '' ? undefined : audiences.find(({ utm_campaign }) => comparableName(utm_campaign ?? '') === wanted)
}

const fresh = ({ id, name, utm_campaign }: Audience, now: number): StoredAudience => ({
  id,
  name,
  utm_campaign: utm_campaign ?? '',
  count: 0,
  timestamp: now,
  lastSet: now,
  expires: now + countedAudienceDuration,
  forced: false,
  urlWhenForced: '',
})

/** Replaces the entry of an audience, or adds one at the end. */
const withEntry = (
  list: readonly StoredAudience[],
  audience: Audience,
  now: number,
  change: (entry: StoredAudience) => StoredAudience,
): readonly StoredAudience[] => {
  const kept = dropExpired(list, now)
  const known = kept.find(({ id }) => id === audience.id)
  return known ? kept.map((entry) => (entry === known ? change(entry) : entry)) : [...kept, change(fresh(audience, now))]
}

const isForced = ({ forced, expires }: StoredAudience, now: number): boolean => forced && now < expires

/** The list after landing on `url` with the campaign of an audience: forced for a day from now, count unchanged (AUD-09, AUD-10, D-AUD-4, D-AUD-6). */
export const forceAudience = (list: readonly StoredAudience[], audience: Audience, url: string, now: number): readonly StoredAudience[] =>
  withEntry(list, audience, now, (entry) => ({
    ...entry,
    lastSet: now,
    expires: now + forcedAudienceDuration,
    forced: true,
    urlWhenForced: url,
  }))

/** The list after a view of a page that names an audience (D-AUD-4). A view never prolongs a forced day (AUD-10). */
export const countView = (list: readonly StoredAudience[], audience: Audience, now: number): readonly StoredAudience[] =>
  withEntry(list, audience, now, (entry) => ({
    ...entry,
    count: entry.count + 1,
    lastSet: now,
    ...(!isForced(entry, now) && { forced: false, expires: now + countedAudienceDuration }),
  }))

/** The entry that ranks highest; on a tie the one last set. */
const highest = (list: readonly StoredAudience[], rank: (entry: StoredAudience) => number): StoredAudience | undefined =>
  list.toSorted((one, other) => rank(other) - rank(one) || other.lastSet - one.lastSet)[0]

/**
 * The visitor's primary audience (AUD-12 to AUD-15): of those forced and not expired the one with the latest end, else the
 * most viewed, else personal general. Stored audiences that the content no longer has are passed over.
 */
export const primaryAudience = (list: readonly StoredAudience[], audiences: readonly Audience[], now: number): Audience => {
  const known = dropExpired(list, now).filter(({ id }) => audiences.some((audience) => audience.id === id))
  const primary =
    highest(
      known.filter((entry) => isForced(entry, now)),
      ({ expires }) => expires,
    ) ??
    highest(
      known.filter(({ count }) => count > 0),
      ({ count }) => count,
    )
  return audiences.find(({ id }) => id === primary?.id) ?? defaultAudience(audiences)
}
