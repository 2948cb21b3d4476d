import { readKeptMessage } from '@bank/forms/kept-message.ts'
import type { ExportedLead } from '../leads.ts'
import { csvLine } from './csv.ts'

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
] as const

const fieldsOf = (message: string | undefined): readonly string[] => {
  const kept: Readonly<Record<string, unknown>> = message === undefined ? {} : readKeptMessage(message)
  return fields.map((field) => String(kept[field] ?? ''))
}

/** All leads as comma-separated values with a line of names, piece by piece. Messages that were purged have empty cells. */
export async function* exportCsv(leads: AsyncIterable<ExportedLead>): AsyncGenerator<string> {
  // The mark tells spreadsheet programs that the file is UTF-8.
  yield `\ufeff${csvLine(['reference', 'accepted', 'form', 'mail', 'failures', 'recipient', 'subject', ...fields])}`
  for await (const { reference, acceptedAt, form, state, failures, recipient, subject = '', message } of leads)
    yield csvLine([reference, new Date(acceptedAt).toISOString(), form, state, String(failures), recipient, subject, ...fieldsOf(message)])
}
