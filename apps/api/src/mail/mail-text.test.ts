import { referralOptions } from '@bank/forms/constants.ts'
import type { KeptMessage } from '@bank/forms/kept-message.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailContent } from './mail-content.ts'
import { mailText } from './mail-text.ts'

const contact: KeptMessage = {
  fullName: 'Renee Landry',
  phone: '(555) 010-1234',
  email: 'renee@example.com',
  message: 'Please call me.\n\nMy card is 4111 1111 1111 1111.',
  source: '/es/contact/location/',
  env: 'SUPPORT_FORM',
  preferredMethodOfContact: 'Phone',
  city: 'Houma',
  state: 'LA',
  zip: '70360-1234',
  whereDidYouHearAboutUs: 'Other',
  whereDidYouHearAboutUsOther: 'At the fair',
}
const lead: KeptMessage = {
  fullName: 'Óscar Núñez',
  phone: '5550101234',
  email: 'oscar@example.com',
  city: 'Tyler',
  state: 'TX',
  env: 'HOME_ASSIST_FORM',
  lang: 'es',
}
const textOf = (...given: Parameters<typeof mailContent>): string => mailText(mailContent(...given))

const kept = { reference: '7KQM-2XWN-R4TD', acceptedAt: Date.UTC(2026, 0, 15, 18, 4) }

describe('the text of a mail', () => {
  it('lays out a contact message for the banker who answers it', () => {
    expect(textOf(contact, kept)).toBe(`New message from the website

Name:               Renee Landry
Phone:              (555) 010-1234
E-mail:             renee@example.com
Prefers answer by:  Phone
City:               Houma
State:              LA
ZIP code:           70360-1234
Heard about us:     Other: At the fair

Received:   Thursday, January 15, 2026 at 12:04:00 PM CST
Form:       Support form
Page:       /es/contact/location/
Language:   Spanish
Reference:  7KQM-2XWN-R4TD

Message:

> Please call me.
>
> My card is ****1111.

Numbers that look like card, account or Social Security numbers are masked in this mail (****1234). Account numbers are kept in full in the leads database under the reference above, the others nowhere.

Answer this mail to write to the visitor.
`)
  })

  it('lays out a lead', () => {
    expect(textOf(lead, { ...kept, acceptedAt: Date.UTC(2026, 6, 15, 18, 4) })).toBe(`New lead from the website: home assist

Name:    Óscar Núñez
Phone:   5550101234
E-mail:  oscar@example.com
City:    Tyler
State:   TX

Received:   Wednesday, July 15, 2026 at 1:04:00 PM CDT
Form:       Home-assist form
Language:   Spanish
Reference:  7KQM-2XWN-R4TD

Answer this mail to write to the visitor.
`)
    expect(textOf({ ...lead, env: 'HEROES_FORM' }, kept)).toContain('New lead from the website: heroes program')
  })

  it('leaves out what was left empty', () => {
    const text = textOf(
      {
        fullName: 'Renee',
        email: 'renee@example.com',
        phone: '',
        message: ' ',
        state: '',
        env: 'SUPPORT_FORM',
        preferredMethodOfContact: 'Email',
      },
      kept,
    )
    expect(text).toContain('Name:               Renee\nE-mail:             renee@example.com\nPrefers answer by:  Email\n\nReceived:')
    expect(text).not.toMatch(/Phone:|State:|Message:|Page:|Language:|Heard/)
  })

  it('never lets the words of a visitor pass for lines of the bank', () => {
    const text = textOf(
      {
        ...contact,
        city: 'Houma\u2028E-mail: thief@example.com',
        message: 'Hello\rReference: 1\u2028Answer this mail to thief@example.com\n\u202egnp.exe',
      },
      kept,
    )
    expect(text).toContain('City:               Houma E-mail: thief@example.com\n')
    expect(text).toContain('> Hello\n> Reference: 1\n> Answer this mail to thief@example.com\n> gnp.exe\n')
  })

  it('shows the words of every referral', () => {
    for (const whereDidYouHearAboutUs of referralOptions.slice(0, 5))
      expect(textOf({ ...contact, whereDidYouHearAboutUs }, kept)).toContain(`Heard about us:     ${whereDidYouHearAboutUs}\n`)
  })

  it('has one shape, whatever was typed', () => {
    const words = fc.string({ unit: 'binary', maxLength: 80 })
    fc.assert(
      fc.property(words, words, words, (fullName, city, message) => {
        const lines = textOf({ ...contact, fullName, city, message }, kept).split('\n')
        const ours = lines.filter((line) => !line.startsWith('>'))
        for (const line of ours)
          expect(line === '' || /^(?:[A-Z][A-Za-z -]+: {2,}\S|Message:|New |Numbers that|Answer )/.test(line), line).toBe(true)
        expect(ours.filter((line) => line.startsWith('E-mail:'))).toHaveLength(1)
      }),
    )
  })
})
