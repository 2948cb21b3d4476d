import { readKeptMessage } from '@bank/forms/kept-message.ts'
import type { ExportedLead, LeadNote } from '../leads.ts'
import { csvLine } from './csv.ts'

const ownColumns = ['reference', 'accepted', 'form', 'mail', 'failures', 'recipient', 'subject'] as const
/** What those who deal with messages added. */
const readersColumns = ['handled', 'handledBy', 'notes'] as const

/** Fields of messages in the order of their columns. A form that lacks one leaves its cell empty. */
const fields = [
  'fullName',
  'phone',
  'email',
  'preferredMethodOfContact',
  'city',
  'state',
  'zip',
  'whereDidYouHearAboutUs',
  'whereDidYouHearAboutUsOther',
  'message',
  'source',
  'lang',
  'env',
  'placeName',
  'topicName',
  'languageName',
  'firstDate',
  'firstTime',
  'secondDate',
  'secondTime',
  'timeZone',
] as const

const fieldsOf = (message: string | undefined): readonly string[] => {
  const kept: Readonly<Record<string, unknown>> = message === undefined ? {} : readKeptMessage(message)
  return fields.map((field) => String(kept[field] ?? ''))
}

const timeOf = (at: number): string => new Date(at).toISOString()

const notesOf = (notes: readonly LeadNote[]): string => notes.map(({ at, by, text }) => `${timeOf(at)} ${by}: ${text}`).join('\n')

/** Leads as comma-separated values with a line of names, piece by piece. Messages that were purged have empty cells. */
export async function* exportCsv(leads: AsyncIterable<ExportedLead>): AsyncGenerator<string> {
  // The mark tells spreadsheet programs that the file is UTF-8.
  yield `\ufeff${csvLine([...ownColumns, ...fields, ...readersColumns])}`
  for await (const { reference, acceptedAt, form, state, failures, recipient, subject = '', message, handled, notes } of leads) {
    const own = [reference, timeOf(acceptedAt), form, state, String(failures), recipient, subject]
    const readers = [handled ? timeOf(handled.at) : '', handled?.by ?? '', notesOf(notes)]
    yield csvLine([...own, ...fieldsOf(message), ...readers])
  }
}
