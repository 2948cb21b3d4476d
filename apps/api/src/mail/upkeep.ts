import type { Leads } from '@bank/leads/leads.ts'
import { failureCode } from '@bank/mail/failure-code.ts'
import { millisecondsPerDay } from '@bank/rules/constants.ts'
import { composeParkedReport } from './parked-report.ts'
import type { Sending } from './send-due-mails.ts'

export type Upkeep = Pick<Sending, 'deliver' | 'from' | 'log' | 'now'> & {
  readonly leads: Pick<Leads, 'purge' | 'counts' | 'list' | 'takeTurn' | 'giveTurnBack'>
  /** Milliseconds by which the clock was set; 0 while it can be believed. */
  readonly clockStep: () => number
  /** Days until the words of a mailed message are cleared. */
  readonly keptDays: number
  /** Removes mails that were written to files before a time; resolves to how many. */
  readonly removeFiles: (before: number) => Promise<number>
  /** Who is told of mails that were given up. */
  readonly reportTo: string
}

const turn = 'report of parked mails'
/** Just under a week: the upkeep that comes a week later must not be too early. */
const reportEvery = 7 * millisecondsPerDay - millisecondsPerDay / 2
const mostInReport = 100

const report = async ({ leads, log, now, deliver, from, reportTo }: Upkeep, count: number): Promise<void> => {
  if (!(await leads.takeTurn(turn, now(), reportEvery))) return
  const parked = await leads.list({ state: 'parked', most: mostInReport })
  try {
    await deliver(composeParkedReport(parked, { count, now: now(), from, to: reportTo }))
  } catch (error) {
    await leads.giveTurnBack(turn)
    log.error({ error: failureCode(error) }, 'the report of parked mails could not be sent')
  }
}

/** Clears what is too old, and reminds of mails that wait for somebody: every day in the log, every week by mail. */
export const keepUp = async (upkeep: Upkeep): Promise<void> => {
  const { leads, log, now, clockStep, keptDays, removeFiles } = upkeep
  // A clock that was set forward would clear what has its time still to come.
  if (clockStep() === 0) {
    const purged = await leads.purge(now(), keptDays)
    const removed = await removeFiles(now() - keptDays * millisecondsPerDay)
    if (purged + removed > 0) log.info({ purged, removed, keptDays }, 'messages past their time were cleared')
  }
  const { parked } = await leads.counts()
  if (parked === 0) return
  log.error({ parked }, 'mails are parked: npm run leads -- list --state parked')
  await report(upkeep, parked)
}
