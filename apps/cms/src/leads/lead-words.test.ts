import type { ExportedLead } from '@bank/leads/leads.ts'
import { expect, it } from 'vitest'
import { fieldsOf } from './lead-words.ts'
import { leadsTexts } from './leads-texts.ts'

const lead: ExportedLead = {
  reference: '7KQM-2XWN-R4TD',
  form: 'appointment',
  recipient: 'covington@gulfpines.example',
  acceptedAt: Date.UTC(2026, 0, 2, 12),
  state: 'parked',
  failures: 3,
  handled: undefined,
  notes: [],
  subject: 'An appointment',
  message: JSON.stringify({
    ...{ fullName: 'Renee Landry', email: 'renee@example.com', phone: '+1 (555) 010-1234', preferredMethodOfContact: 'Phone', city: '' },
    ...{ placeName: 'Covington', topicName: 'A mortgage', languageName: 'Spanish', lang: 'es' },
    ...{ firstDate: '2026-02-03', firstTime: '09:30', secondDate: '2026-02-04', secondTime: '14:00', timeZone: 'America/Chicago' },
  }),
}

it('says what the visitor wrote in the words of the admin’s language, and leaves out what nobody wrote', () => {
  const fields = fieldsOf(lead, leadsTexts.es, 'es')
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['fullName', 'Renee Landry'],
    ['email', 'renee@example.com'],
    ['phone', '+1 (555) 010-1234'],
    ['preferredMethodOfContact', 'teléfono'],
    ['placeName', 'Covington'],
    ['topicName', 'A mortgage'],
    ['languageName', 'Spanish'],
    ['first', '2026-02-03 09:30 (America/Chicago)'],
    ['second', '2026-02-04 14:00 (America/Chicago)'],
    ['lang', 'español'],
    ['acceptedAt', expect.stringContaining('2026')],
    ['form', 'Cita'],
    ['recipient', 'covington@gulfpines.example'],
    ['mail', 'abandonado'],
    ['reference', '7KQM-2XWN-R4TD'],
  ])
  expect(fields.flatMap(({ href }) => href ?? [])).toEqual(['mailto:renee@example.com', 'tel:+15550101234'])
})

it('says of a message that was cleared when it came and to whom it went', () => {
  const names = fieldsOf({ ...lead, message: undefined }, leadsTexts.en, 'en').map(({ name }) => name)
  expect(names).toEqual(['acceptedAt', 'form', 'recipient', 'mail', 'reference'])
})
