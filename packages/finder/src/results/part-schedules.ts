import { type Branch, type BranchPart, scheduleOf } from '@bank/rules/hours/branch.ts'
import type { Schedule } from '@bank/rules/hours/schedule.ts'
import type { LocationTypeKey } from '@bank/rules/locations/location-types.ts'

/** Whose hours are meant: those of the machine where somebody looks for machines or nothing else is there, else lobby and drive-thru. */
export const partsAsked = (kinds: readonly LocationTypeKey[], asked: LocationTypeKey | undefined): readonly BranchPart[] =>
  asked === 'atm' || kinds.every((kind) => kind === 'atm') ? ['atm'] : ['lobby', 'driveThru']

/** The schedules that a branch has of these parts, each with its part. */
export const placedSchedules = (branch: Branch, parts: readonly BranchPart[]) =>
  parts.flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ part, schedule }] : []
  })

/** The schedules that a branch has of these parts. */
export const schedulesOf = (branch: Branch, parts: readonly BranchPart[]): readonly Schedule[] =>
  placedSchedules(branch, parts).map(({ schedule }) => schedule)
