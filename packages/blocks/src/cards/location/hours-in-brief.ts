import type { Branch } from '@bank/rules/hours/branch.ts'
import { scheduleOf } from '@bank/rules/hours/branch.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { days } from '@bank/rules/hours/week.ts'
import type { BlockContext } from '../../block.ts'
import { stateWords } from '../../details/location/hours/hours.ts'

/** The usual week in as few lines as say it, of the lobby or else of the ATM: days in a row with the same hours share one. */
export const hoursInBrief = (branch: Branch, { t }: Pick<BlockContext, 't'>): readonly string[] => {
  const schedule = scheduleOf(branch, 'lobby') ?? scheduleOf(branch, 'atm')
  if (!schedule) return []
  if (schedule.closure) return [t('closedUntilNotice')]
  const words = stateWords(t)
  const runs: { from: string; to: string; hours: string }[] = []
  for (const day of days) {
    const [hours, name, last] = [hoursLines(schedule.week[day], words).join(', '), t(`weekday.${day}`), runs.at(-1)]
    if (last && last.hours === hours) last.to = name
    else runs.push({ from: name, to: name, hours })
  }
  if (runs.length === 1) return [t('everyDay', { hours: runs[0]?.hours ?? '' })]
  return runs.map(({ from, to, hours }) => `${from === to ? from : `${from} – ${to}`}: ${hours}`)
}
