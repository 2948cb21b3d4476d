import { type Branch, type BranchPart, branchParts } from '@bank/rules/hours/branch.ts'
import { localTime, minutesBetween } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { nextChange } from '@bank/rules/hours/next-change.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { partText } from '@bank/rules/hours/part-text.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { type StateWords, stateSentence } from '@bank/rules/hours/state-text.ts'
import { placedSchedules, schedulesOf } from './part-schedules.ts'

/** When something else may be said of one of these branches than at `moment`, in milliseconds since 1970; undefined when none has hours. */
export const nextChangeOf = (branches: readonly Branch[], moment: Date): number | undefined => {
  const changes = branches.flatMap((branch) => schedulesOf(branch, branchParts).map((schedule) => nextChange(schedule, moment)))
  return changes.length > 0 ? Math.min(...changes) : undefined
}

/** Whether it is open, and words that say so. */
export type OpenSentence = { readonly isOpen: boolean; readonly text: string }

type OpenWords = {
  readonly words: StateWords & Readonly<Record<'lobby' | 'driveThru' | 'finder.todayHours', string>>
  readonly locale: string
}

/**
 * What can be said of a branch at a moment: whether it is open, and words such as `Open, closes at 5:00 p.m.`; nothing where nothing is known. Of lobby
 * and drive-thru what is open goes first, then what opens first, and is named where the other differs, a drive-thru also where it is asked for alone. Nobody
 * knows of hours that follow the sun: where there are no others, today's are told instead.
 */
export const openSentence = (
  branch: Branch,
  parts: readonly BranchPart[],
  moment: Date,
  { words, locale }: OpenWords,
): OpenSentence | undefined => {
  const placed = placedSchedules(branch, parts)
  const now = localTime(moment, branch.timeZone)
  const states = placed.map(({ part, schedule }) => {
    const state = openState(schedule, moment)
    return { part, state, text: stateSentence(state, now, words, locale) }
  })
  const isOpen = ({ state }: (typeof states)[number]): boolean => state.kind === 'open' || state.kind === 'closingSoon'
  /** Minutes until it opens; what is told without a time goes before what is closed. */
  const waitOf = (each: (typeof states)[number]): number => {
    const { state } = each
    if ('opens' in state && state.opens) return minutesBetween(now, state.opens)
    if (isOpen(each)) return -1
    return state.kind.startsWith('closed') ? Number.POSITIVE_INFINITY : 0
  }
  const told = states.toSorted((one, other) => waitOf(one) - waitOf(other)).find(({ text }) => text)
  if (!told) {
    const today = placed[0] && hoursOn(placed[0].schedule, now.date).hours
    if (today?.kind !== 'ranges') return undefined
    return { isOpen: false, text: words['finder.todayHours'].replace('{hours}', hoursLines(today, words).join(', ')) }
  }
  const { part, text } = told
  const isAlone = states.length === 1 && part === 'driveThru'
  const isNamed = part !== 'atm' && (isAlone || states.some((other) => other.text !== text))
  return { isOpen: isOpen(told), text: isNamed ? partText(words[part], text) : text }
}
