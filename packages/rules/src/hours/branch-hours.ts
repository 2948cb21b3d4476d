import { branchTimeZone } from '../constants.ts'
import { rememberedByText } from '../remembered.ts'
import { type Branch, type BranchPart, branchParts } from './branch.ts'
import { type DayReading, parseHours } from './parse-hours.ts'
import { readDates } from './read-dates.ts'
import { days, fullDay, isByClock } from './week.ts'
import { type HoursFields, hasHours, type Week, weekHours } from './week-hours.ts'

type Field = string | null | undefined

/** Words of content that was read for one language. */
type Words = { readonly text: string }

/** A day on which the whole bank has other hours; closed when none are written. */
export type BankHoliday = { readonly date?: Field; readonly hours?: Field; readonly name?: Words | undefined }

/** Other hours of one branch on some dates; closed when none are written, and about all its parts when none is named. */
export type BranchException = {
  /** "2026-12-24" or "2026-12-24 to 2026-12-26". */
  readonly dates?: Field
  readonly part?: Field
  readonly hours?: Field
  readonly reason?: Words | undefined
}

/** Since when a branch is closed until further notice. Its ATM only is where that is said. */
type ClosureOfLocation = { readonly since?: Field; readonly reason?: Words | undefined; readonly atm?: boolean | null | undefined }

type DayField = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat'

/** The fields of a location from which its hours come. */
export type HoursOfLocation = {
  readonly [field in DayField | `dt${Capitalize<DayField>}` | 'atmHours' | 'timeZone' | 'firstDay' | 'lastDay']?: Field
} & {
  readonly atm24hours?: boolean | null | undefined
  readonly hoursExceptions?: readonly BranchException[] | null | undefined
  readonly closure?: ClosureOfLocation | null | undefined
}

const always = Object.fromEntries(days.map((day) => [day, { kind: 'ranges', ranges: [{ start: 0, end: fullDay }] }])) as unknown as Week

const never = Object.fromEntries(days.map((day) => [day, { kind: 'closed' }])) as unknown as Week

/** Most branches share their hours, and each stands on many pages. */
const rememberedWeek = rememberedByText((fields) => weekHours(JSON.parse(fields)))

const knownWeek = (fields: HoursFields): Week => rememberedWeek(JSON.stringify(fields))

const weekOf = (location: HoursOfLocation, part: BranchPart): Week => {
  const { mon, tue, wed, thu, fri, sat, dtMon, dtTue, dtWed, dtThu, dtFri, dtSat, atmHours } = location
  if (part === 'lobby') return knownWeek({ mon, tue, wed, thu, fri, sat })
  if (part === 'driveThru') return knownWeek({ mon: dtMon, tue: dtTue, wed: dtWed, thu: dtThu, fri: dtFri, sat: dtSat })
  return location.atm24hours ? always : knownWeek({ mon: atmHours })
}

/**
 * The hours of single dates: a text without day names, or nothing for closed. Undefined for a text that says them
 * otherwise, with dawn or dusk for example.
 */
export const readDatedHours = (text: Field): DayReading | undefined => {
  const [one, other] = [parseHours(text, 'mon'), parseHours(text, 'tue')]
  if (one.kind === 'empty') return { kind: 'closed' }
  const isOfOneDay = one.kind === 'read' && Object.keys(one.days).length === 1
  const read = isOfOneDay && other.kind === 'read' && other.days.tue ? one.days.mon : undefined
  return read?.kind === 'ranges' && !read.ranges.every(isByClock) ? undefined : read
}

const rememberedDates = rememberedByText(readDates)
const rememberedDatedHours = rememberedByText(readDatedHours)

const datedHours = (entry: { dates: Field; hours: Field; reason: Words | undefined }, parts: readonly BranchPart[]): Branch['dated'] => {
  const dates = rememberedDates(entry.dates ?? '')
  const hours = rememberedDatedHours(entry.hours ?? '')
  const reason = entry.reason?.text.trim()
  return dates && hours ? [{ ...dates, hours, parts, ...(reason && { reason }) }] : []
}

const closureOf = ({ closure }: HoursOfLocation): Branch['closure'] => {
  const reason = closure?.reason?.text.trim()
  return closure?.since
    ? { from: closure.since, parts: closure.atm ? branchParts : ['lobby', 'driveThru'], ...(reason && { reason }) }
    : undefined
}

const isPart = (name: Field): name is BranchPart => branchParts.some((part) => part === name)

/**
 * When each part of a branch is open, from content that was read for one language. Holidays of the bank close lobby and drive-thru, not the ATM; what the
 * branch says about a date goes before them. A location without any hours has a lobby while it is closed until further notice: that can be said.
 */
export const branchHours = (location: HoursOfLocation, holidays: readonly BankHoliday[]): Branch => {
  const { timeZone, firstDay, lastDay } = location
  const weeks = branchParts.map((part) => [part, weekOf(location, part)] as const).filter(([, week]) => hasHours(week))
  const closure = closureOf(location)
  const own = (location.hoursExceptions ?? []).flatMap(({ dates, part, hours, reason }) =>
    datedHours({ dates, hours, reason }, isPart(part) ? [part] : branchParts),
  )
  const common = holidays.flatMap(({ date, hours, name }) => datedHours({ dates: date, hours, reason: name }, ['lobby', 'driveThru']))
  return {
    timeZone: timeZone || branchTimeZone,
    weeks: closure && weeks.length === 0 ? { lobby: never } : Object.fromEntries(weeks),
    dated: [...own, ...common],
    ...(closure && { closure }),
    ...(firstDay && { firstDay }),
    ...(lastDay && { lastDay }),
  }
}
