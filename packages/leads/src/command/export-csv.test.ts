import { forms } from '@bank/forms/forms.ts'
import { expect, it } from 'vitest'
import type { ExportedLead } from '../leads.ts'
import { exportCsv } from './export-csv.ts'

const lead: ExportedLead = {
  reference: '7KQM-2XWN-R4TD',
  form: 'support',
  recipient: 'care@gulfpines.example',
  acceptedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  state: 'sent',
  failures: 2,
  handled: { at: Date.UTC(2026, 0, 3), by: 'ana@bank.example' },
  notes: [
    { at: Date.UTC(2026, 0, 2, 9), by: 'ana@bank.example', text: 'Called, no answer.' },
    { at: Date.UTC(2026, 0, 3), by: 'ben@bank.example', text: '=Called again' },
  ],
  subject: 'A question',
  message: JSON.stringify({
    fullName: 'Renee Landry',
    phone: '(555) 010-1234',
    email: 'renee@example.com',
    preferredMethodOfContact: 'Phone',
    city: 'Biloxi',
    state: 'MS',
    zip: '39530',
    whereDidYouHearAboutUs: 'Other',
    whereDidYouHearAboutUsOther: 'a neighbor',
    message: 'Please call me.',
    source: '/contact/',
    env: 'SUPPORT_FORM',
  }),
}

const cellsOf = async (...leads: readonly ExportedLead[]): Promise<readonly (readonly string[])[]> => {
  let csv = ''
  for await (const piece of exportCsv(
    (async function* () {
      yield* leads
    })(),
  ))
    csv += piece
  return csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'))
}

it('has a named column for everything that is kept of a lead', async () => {
  const [names = [], cells = []] = await cellsOf(lead)
  expect(names.map((name, index) => [name, cells[index]])).toEqual([
    ['reference', '7KQM-2XWN-R4TD'],
    ['accepted', '2026-01-02T03:04:05.000Z'],
    ['form', 'support'],
    ['mail', 'sent'],
    ['failures', '2'],
    ['recipient', 'care@gulfpines.example'],
    ['subject', 'A question'],
    ['fullName', 'Renee Landry'],
    ['phone', '(555) 010-1234'],
    ['email', 'renee@example.com'],
    ['preferredMethodOfContact', 'Phone'],
    ['city', 'Biloxi'],
    ['state', 'MS'],
    ['zip', '39530'],
    ['whereDidYouHearAboutUs', 'Other'],
    ['whereDidYouHearAboutUsOther', 'a neighbor'],
    ['message', 'Please call me.'],
    ['source', '/contact/'],
    ['lang', ''],
    ['env', 'SUPPORT_FORM'],
    ...['placeName', 'topicName', 'languageName', 'firstDate', 'firstTime', 'secondDate', 'secondTime', 'timeZone'].map((name) => [
      name,
      '',
    ]),
    ['handled', '2026-01-03T00:00:00.000Z'],
    ['handledBy', 'ana@bank.example'],
    ['notes', '2026-01-02T09:00:00.000Z ana@bank.example: Called, no answer.\n2026-01-03T00:00:00.000Z ben@bank.example: =Called again'],
  ])
})

it('leaves the cells of a message empty that was purged, and those of fields that a form lacks', async () => {
  const heroes = { fullName: 'Renee Landry', phone: '(555) 010-1234', email: 'renee@example.com', city: 'Biloxi', state: 'MS', lang: 'es' }
  const [, purged = [], lacking = []] = await cellsOf(
    { ...lead, subject: undefined, message: undefined },
    { ...lead, form: 'heroes', message: JSON.stringify({ ...heroes, env: forms.heroes.env }) },
  )
  expect(purged.slice(6, 28)).toEqual(Array(22).fill(''))
  expect(lacking.slice(10, 20)).toEqual(['', 'Biloxi', 'MS', '', '', '', '', '', 'es', forms.heroes.env])
})

it('says where, about what and when an appointment is wanted', async () => {
  const appointment = {
    ...{ place: 'covington', topic: 'mortgage', spokenLanguage: 'es', fullName: 'Renee Landry', email: 'renee@example.com' },
    ...{
      firstDate: '2026-02-03',
      firstTime: '09:30',
      secondDate: '2026-02-04',
      secondTime: '14:00',
      lang: 'es',
      env: forms.appointment.env,
    },
    ...{ placeName: 'Covington', topicName: 'A mortgage', languageName: 'Spanish', timeZone: 'America/Chicago' },
  }
  const [, cells = []] = await cellsOf({ ...lead, form: 'appointment', message: JSON.stringify(appointment) })
  expect(cells.slice(20, 28)).toEqual([
    'Covington',
    'A mortgage',
    'Spanish',
    '2026-02-03',
    '09:30',
    '2026-02-04',
    '14:00',
    'America/Chicago',
  ])
})
