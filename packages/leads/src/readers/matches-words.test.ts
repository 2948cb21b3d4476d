import { expect, it } from 'vitest'
import type { ExportedLead } from '../leads.ts'
import { matchesWords } from './matches-words.ts'

const lead: ExportedLead = {
  reference: '7KQM-2XWN-R4TD',
  form: 'support',
  recipient: 'care@gulfpines.example',
  acceptedAt: 0,
  state: 'sent',
  failures: 0,
  handled: undefined,
  notes: [{ at: 0, by: 'ana@bank.example', text: 'Nobody at home' }],
  subject: 'A question',
  message: JSON.stringify({
    fullName: 'Begoña Núñez',
    phone: '(555) 010-1234',
    email: 'bego@example.com',
    comments: 'Zeta-mail is 100 % down 😀',
    lang: 'es',
    env: 'SUPPORT_FORM',
  }),
}

it.each([
  'begona',
  'BEGOÑA',
  'núñ',
  'nunez bego',
  '5550101234',
  '555-010',
  '010 1234',
  '7kqm2xwn',
  '7KQM-2XWN-R4TD',
  'bego@example.com',
  'nobody',
  'question',
  'care@',
  '',
  '  ',
  ' - ',
  '%',
  '😀',
  'zetamail',
  'zeta-mail',
])('finds a lead by %j', (words) => {
  expect(matchesWords(words)(lead)).toBe(true)
})

it.each([...['begona landry', 'SUPPORT_FORM', '5550101235', 'fullName', 'ana', 'mailis'], ...['_', "'", '\\', '+', '😡', '%%', '\u0301']])(
  'does not find it by %j',
  (words) => {
    expect(matchesWords(words)(lead)).toBe(false)
  },
)

it('finds a message that was cleared by what is left of it', () => {
  const cleared = { ...lead, message: undefined, subject: undefined, notes: [] }
  expect([matchesWords('begona')(cleared), matchesWords('r4td')(cleared)]).toEqual([false, true])
})
