import type { FinderDates } from '@bank/finder/finder-location.ts'
import { formatShortDay } from '@bank/i18n/format.ts'
import type { Branch } from '@bank/rules/hours/branch.ts'
import { addDays } from '@bank/rules/hours/calendar-date.ts'
import { partText } from '@bank/rules/hours/part-text.ts'
import type { BlockContext } from '../block.ts'
import { firstDayText, hoursTable, type SpecialDates } from '../details/location/hours/hours.ts'

/** For how many days a printed sheet names the dates with other hours, its own day among them. */
const daysOnPaper = 7

const dayText = ({ from, through }: SpecialDates, { t, language }: Pick<BlockContext, 't' | 'language'>): string => {
  const [first, last] = [from, through].map((date) => formatShortDay(date, language))
  const text = first === last ? `${first}` : t('fromThrough', { from: `${first}`, through: `${last}` })
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const lineOf = (special: SpecialDates, context: Pick<BlockContext, 't' | 'language'>): string => {
  const { hours, isOfAll, reason } = special
  const day = dayText(special, context)
  const told = isOfAll ? partText(day, hours.join()) : `${day} · ${hours.join('; ')}`
  return reason ? `${told} (${reason})` : told
}

const datesOf = (branch: Branch, context: Pick<BlockContext, 't' | 'language'>): readonly FinderDates[] => {
  const { firstDay } = branch
  const first = firstDayText(branch, context)
  const { lobby, driveThru, atm } = branch.weeks
  // As the week above them: of an ATM where nothing else is there.
  const weeks = lobby || driveThru ? { ...(lobby && { lobby }), ...(driveThru && { driveThru }) } : { ...(atm && { atm }) }
  const special = hoursTable({ ...branch, weeks }, false, context.language, context.t)?.special ?? []
  return [
    ...(first && firstDay ? [{ from: '', through: addDays(firstDay, -1), text: first }] : []),
    ...special.map((one) => ({ from: addDays(one.from, 1 - daysOnPaper), through: one.through, text: lineOf(one, context) })),
  ]
}

/**
 * The dates of branches with other hours than those of the week in words, in order and each once, for holidays are shared; and which of them each branch
 * has.
 */
export const datedLines = (
  branches: readonly Branch[],
  context: Pick<BlockContext, 't' | 'language'>,
): { readonly dates: readonly FinderDates[]; readonly datedOf: readonly (readonly number[])[] } => {
  const own = branches.map((branch) => datesOf(branch, context).map((one) => ({ key: JSON.stringify(one), one })))
  const all = [...new Map(own.flat().map(({ key, one }) => [key, one]))].sort(([, one], [, other]) => one.from.localeCompare(other.from))
  const keys = all.map(([key]) => key)
  return { dates: all.map(([, one]) => one), datedOf: own.map((dates) => dates.map(({ key }) => keys.indexOf(key))) }
}
