import { type Branch, type BranchPart, scheduleOf } from '@bank/rules/hours/branch.ts'
import type { Schedule } from '@bank/rules/hours/schedule.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'
import type { Feature } from '../finder-location.ts'

/** Services that are there while the lobby is open: a drive-thru has none of them. */
const atCounters: ReadonlySet<Feature> = new Set<Feature>(['notary', 'safe-deposit', 'coin-machine', 'cashiers-checks'])

/** What somebody asks a location for, as far as it tells whose hours are meant. */
export type PartsWish = { readonly kind?: LocationTypeKey | undefined; readonly features?: readonly Feature[] }

/**
 * Whose hours are meant: those of the machine where somebody looks for machines or nothing else is there, of the lobby for what is done in it, of the
 * drive-thru where that is asked for, else of both (D-LOC-1).
 */
export const partsAsked = (kinds: readonly LocationTypeKey[], { kind, features = [] }: PartsWish): readonly BranchPart[] => {
  if (kind === 'atm' || kinds.every((each) => each === 'atm')) return ['atm']
  if (features.some((feature) => atCounters.has(feature))) return ['lobby']
  return features.includes('drive-thru') ? ['driveThru'] : ['lobby', 'driveThru']
}

/** The schedules that a branch has of these parts, each with its part; that of its lobby where it keeps no hours of a drive-thru that is asked for alone. */
export const placedSchedules = (
  branch: Branch,
  parts: readonly BranchPart[],
): readonly { readonly part: BranchPart; readonly schedule: Schedule }[] => {
  const own = parts.flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ part, schedule }] : []
  })
  return own.length === 0 && parts[0] === 'driveThru' ? placedSchedules(branch, ['lobby']) : own
}

/** The schedules that a branch has of these parts. */
export const schedulesOf = (branch: Branch, parts: readonly BranchPart[]): readonly Schedule[] =>
  placedSchedules(branch, parts).map(({ schedule }) => schedule)
