import { translator } from '@bank/i18n/translate.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appointmentMessage } from '../appointment-message.ts'
import { longestTexts } from '../constants.ts'
import { appointmentFields, appointmentMessages } from './appointment.ts'
import { appointmentTextErrors } from './appointment-errors.ts'

const messages = appointmentMessages(translator('en'))
const fields = appointmentFields({ places: [], topics: [] }, translator('en'))
const chosen = {
  ...{ place: 'covington', topic: 'loan', spokenLanguage: 'es' },
  ...{ firstDate: '2026-11-24', firstTime: '10:00', secondDate: '2026-11-25', secondTime: '16:30' },
}
const errors = (values: object) => appointmentTextErrors(fields, { ...chosen, ...values }, messages)

describe('what the page says of the texts of a request', () => {
  it('[D-FORM-19] names everything that is missing', () => {
    expect(appointmentTextErrors(fields, {}, messages)).toEqual({
      place: 'Please choose a banking center or the telephone.',
      topic: 'Please choose what it is about.',
      spokenLanguage: 'Please choose a language.',
      firstDate: 'Please choose a day.',
      firstTime: 'Please choose a time.',
      secondDate: 'Please choose a day.',
      secondTime: 'Please choose a time.',
      fullName: 'Please enter your full name.',
      email: 'Please enter your email address.',
    })
  })

  it.each([
    ['a mail address that is none', { fullName: 'R', email: 'renee@' }, { email: 'Please enter a valid email address.' }],
    ['too long a name', { fullName: 'R'.repeat(longestTexts.fullName + 1), email: 'r@a.de' }, { fullName: 'Enter at most 100 characters' }],
    ['two digits for a number', { fullName: 'R', email: 'r@a.de', phone: '12' }, { phone: 'Please enter a phone number.' }],
    ['too long a number', { fullName: 'R', email: 'r@a.de', phone: '5'.repeat(41) }, { phone: 'Enter at most 40 characters' }],
    ['a name without letters', { fullName: '---', email: 'r@a.de' }, { fullName: 'Please enter your full name.' }],
    ['a name of emoji as long as may be', { fullName: `R${'😀'.repeat(longestTexts.fullName - 1)}`, email: 'r@a.de' }, {}],
    ['a name as long as may be', { fullName: 'R'.repeat(longestTexts.fullName), email: 'r@a.de', phone: '5'.repeat(40) }, {}],
  ])('%s', (_name, values, told) => {
    expect(errors(values)).toEqual(told)
  })

  it('lets through what the API takes, and nothing else', () => {
    const text = fc
      .oneof(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.emailAddress(), fc.constantFrom('', 'Renée Ō', '225 555 0142'))
      .map((value) => value.replaceAll(/[\0\r\n]/g, ' '))
    fc.assert(
      fc.property(text, text, text, (fullName, email, phone) => {
        const values = { ...chosen, fullName, email, phone }
        const sent = { ...values, env: 'APPOINTMENT_FORM', lang: 'en', recaptcha: 'token' }
        expect(appointmentMessage.safeParse(sent).success).toBe(Object.keys(errors(values)).length === 0)
      }),
      { numRuns: 2000 },
    )
  })
})
