import type { Branch } from '@bank/rules/hours/branch.ts'
import { scheduleOf } from '@bank/rules/hours/branch.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import type { Schedule } from '@bank/rules/hours/schedule.ts'
import { days } from '@bank/rules/hours/week.ts'
import type { BlockContext } from '../../block.ts'
import { stateWords } from '../../details/location/hours/hours.ts'

/** The usual week of one part in as few lines as say it: days in a row with the same hours share one. */
const weekInBrief = ({ closure, week }: Schedule, t: BlockContext['t']): readonly string[] => {
  if (closure) return [t('closedUntilNotice')]
  const words = stateWords(t)
  const runs: { from: string; to: string; hours: string }[] = []
  for (const day of days) {
    const text = hoursLines(week[day], words).join(', ')
    const isWord = week[day].kind === 'closed' || week[day].kind === 'appointment'
    const [hours, name, last] = [isWord ? text.toLowerCase() : text, t(`weekday.${day}`), runs.at(-1)]
    if (last && last.hours === hours) last.to = name
    else runs.push({ from: name, to: name, hours })
  }
  if (runs.length === 1) return [t('everyDay', { hours: runs[0]?.hours ?? '' })]
  return runs.map(({ from, to, hours }) => `${from === to ? from : `${from} – ${to}`}: ${hours}`)
}

/** The usual weeks of lobby and drive-thru, each named where they differ; of the ATM where there is neither (LOC-21, LOC-22). */
export const hoursInBrief = (branch: Branch, { t }: Pick<BlockContext, 't'>): readonly string[] => {
  const parts = (['lobby', 'driveThru'] as const).flatMap((part) => {
    const schedule = scheduleOf(branch, part)
    return schedule ? [{ part, lines: weekInBrief(schedule, t) }] : []
  })
  const [first, second] = parts
  if (!first) {
    const machine = scheduleOf(branch, 'atm')
    return machine ? weekInBrief(machine, t) : []
  }
  const isNamed = first.part === 'driveThru' || (second !== undefined && second.lines.join() !== first.lines.join())
  return isNamed ? parts.flatMap(({ part, lines }) => lines.map((line) => `${t(part)} · ${line}`)) : first.lines
}
