import { parseArgs } from 'node:util'
import type { MailState } from '../leads.ts'
import { type CountedName, countedNames } from './counted-report.ts'

export type LeadsCommand =
  | { readonly name: 'list'; readonly state: MailState | undefined; readonly most: number }
  | { readonly name: 'requeue'; readonly references: readonly string[] | 'all' }
  | { readonly name: 'log'; readonly most: number }
  | { readonly name: CountedName; readonly days: number; readonly most: number }
  | { readonly name: 'export'; readonly output: string | undefined }

const usage = `Usage: npm run leads -- <command>

  list [--state pending|sent|parked] [--most 100]   what came in and how its mail fares; nothing that visitors wrote
  requeue <reference>… | --all                      sends parked mails again
  unfound [--days 30] [--most 100]                  what visitors searched for and did not find, most often first
  log [--most 100]                                  who read, exported or handled messages in the admin
  missing [--days 30] [--most 100]                  addresses where visitors found no page, most often first, and what led there
  useful [--days 30] [--most 100]                   pages that visitors called useful or not, most often not first
  export [--output leads.csv]                       everything as comma-separated values, to a file or to the terminal
                                                    (for a pipe: npm run --silent leads -- export)`

/** Something that the person at the terminal can put right. */
export class LeadsUsageError extends Error {
  override readonly name = 'LeadsUsageError'
}

const states: readonly MailState[] = ['pending', 'sent', 'parked']

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        most: { type: 'string' },
        days: { type: 'string' },
        all: { type: 'boolean' },
        output: { type: 'string' },
      },
    })
  } catch (error) {
    throw new LeadsUsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

/** Reads what stands after `npm run leads --`. Throws a LeadsUsageError that says what to write instead. */
export const readCommand = (args: readonly string[]): LeadsCommand => {
  const {
    values,
    positionals: [name, ...references],
  } = parse(args)
  const state = states.find((known) => known === values.state)
  const [most, days] = [Number(values.most ?? 100), Number(values.days ?? 30)]
  if (name === 'list' && (values.state === undefined || state) && isCount(most)) return { name, state, most }
  if (name === 'log' && isCount(most)) return { name, most }
  const shown = countedNames.find((known) => known === name)
  if (shown && isCount(most) && isCount(days)) return { name: shown, days, most }
  if (name === 'requeue' && references.length > 0 !== (values.all ?? false)) return { name, references: values.all ? 'all' : references }
  if (name === 'export') return { name, output: values.output }
  throw new LeadsUsageError(usage)
}
