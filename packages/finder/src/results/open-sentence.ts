import { type Branch, type BranchPart, branchParts } from '@bank/rules/hours/branch.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { nextChange } from '@bank/rules/hours/next-change.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { type StateWords, stateText } from '@bank/rules/hours/state-text.ts'
import { placedSchedules, schedulesOf } from './part-schedules.ts'

/** When something else may be said of one of these branches than at `moment`, in milliseconds since 1970; undefined when none has hours. */
export const nextChangeOf = (branches: readonly Branch[], moment: Date): number | undefined => {
  const changes = branches.flatMap((branch) => schedulesOf(branch, branchParts).map((schedule) => nextChange(schedule, moment)))
  return changes.length > 0 ? Math.min(...changes) : undefined
}

/** Whether it is open, and words that say so. */
export type OpenSentence = { readonly isOpen: boolean; readonly text: string }

type OpenWords = {
  readonly words: StateWords & Readonly<Record<'driveThru' | 'finder.todayHours', string>>
  readonly locale: string
}

/**
 * What can be said of a branch at a moment: whether it is open, and words such as `Open, closes at 5:00 p.m.`; nothing where nothing is known. A
 * drive-thru that is open while the lobby is not is named. Where nobody knows, as of hours that follow the sun, today's are told instead.
 */
export const openSentence = (
  branch: Branch,
  parts: readonly BranchPart[],
  moment: Date,
  { words, locale }: OpenWords,
): OpenSentence | undefined => {
  const placed = placedSchedules(branch, parts)
  const states = placed.map(({ part, schedule }, index) => ({ part, index, state: openState(schedule, moment) }))
  const isOpen = ({ state }: (typeof states)[number]): boolean => state.kind === 'open' || state.kind === 'closingSoon'
  const told = states.find(isOpen) ?? states[0]
  const [first, ...rest] = told ? stateText(told.state, localTime(moment, branch.timeZone), words, locale) : []
  if (!told || !first) {
    const today = placed[0] && hoursOn(placed[0].schedule, localTime(moment, branch.timeZone).date).hours
    if (today?.kind !== 'ranges') return undefined
    return { isOpen: false, text: words['finder.todayHours'].replace('{hours}', hoursLines(today, words).join(', ')) }
  }
  const name = told.index > 0 && told.part === 'driveThru' ? `${words.driveThru}: ` : ''
  return { isOpen: isOpen(told), text: `${name}${[first, ...rest].join(', ')}` }
}
