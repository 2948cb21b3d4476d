import type { LeadLine, LeadLogEntry, Leads } from '../leads.ts'
import { countedKind, countedReport } from './counted-report.ts'
import { exportCsv } from './export-csv.ts'
import type { LeadsCommand } from './read-command.ts'

/** What a command needs of the world. */
export type Terminal = {
  readonly now: number
  /** Who sits there, as the log of readers names them. */
  readonly person: string
  /** Writes text to the terminal as it is. */
  readonly write: (text: string) => void
  /** Writes pieces of text to a file, or to the terminal when none is named. */
  readonly save: (pieces: AsyncIterable<string>, file: string | undefined) => Promise<void>
}

/** Rows that a report is made of: two of them may be one line. */
const mostCounted = 100_000

const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

const lineOf = ({ reference, acceptedAt, form, state, failures, recipient, nextAttemptAt, lastError }: LeadLine): string =>
  [
    reference,
    time(acceptedAt),
    form.padEnd(10),
    state.padEnd(7),
    recipient,
    ...(failures > 0 ? [`${failures} failed`] : []),
    ...(state === 'pending' ? [`next try ${time(nextAttemptAt)}`] : []),
    ...(lastError === undefined ? [] : [lastError]),
  ].join('  ')

const logLine = ({ at, action, reference = '', by, detail = '' }: LeadLogEntry): string =>
  [time(at), action.padEnd(8), reference.padEnd(14), by, detail].join('  ').trimEnd()

/** Carries a command out on an open database. Times are UTC. */
export const runLeadsCommand = async (command: LeadsCommand, leads: Leads, { now, person, write, save }: Terminal): Promise<void> => {
  if (command.name === 'export') {
    await leads.noteExport({ by: person, now }, 'all, at the terminal')
    return save(exportCsv(leads.export()), command.output)
  }
  if (command.name === 'requeue') {
    const count = await leads.requeue(now, command.references === 'all' ? undefined : command.references)
    return write(`${count} parked ${count === 1 ? 'mail is' : 'mails are'} due again\n`)
  }
  if ('days' in command) {
    const counted = await leads.tallies(now, countedKind(command.name), { days: command.days, most: mostCounted })
    return write(countedReport(command.name, counted, command.most))
  }
  if (command.name === 'log') {
    for (const entry of await leads.log(command)) write(`${logLine(entry)}\n`)
    return
  }
  for (const line of await leads.list(command)) write(`${lineOf(line)}\n`)
  const { pending, sent, parked } = await leads.counts()
  write(`${pending} pending, ${sent} sent, ${parked} parked\n`)
}
