import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestTexts, referralOptions, teamMailSubject } from './constants.ts'
import { contactMessage } from './contact-message.ts'
import { readKeptMessage } from './kept-message.ts'
import { leadMessage } from './lead-message.ts'
import { formMessage, toContactMessage, toLeadMessage } from './payloads.ts'
import { asksForOther } from './referral.ts'

const person = { fullName: ' Renee  Landry', phone: '555 010 1234', email: 'renee@example.com' }
const support = { ...person, message: 'Hello\nthere', preferredMethodOfContact: 'Email' }
const address = { city: 'Houma', state: 'LA', zip: '70360' }
const given = { mailto: 'team@example.com', subject: teamMailSubject, source: '/en/contact/', recaptcha: 'token' }

/** As it travels: what is undefined is not sent. */
const sent = (message: object): Record<string, unknown> => JSON.parse(JSON.stringify(message))

describe('messages of the support forms', () => {
  it('[API-08] [FORM-78] support form one sends its fields as typed', () => {
    expect(sent(toContactMessage(support, given))).toEqual({ ...support, ...given, env: 'SUPPORT_FORM' })
  })

  it('[FORM-57] every support form sends SUPPORT_FORM', () => {
    for (const values of [support, { ...person, ...address }, { ...person, zip: '' }])
      expect(toContactMessage(values, given).env).toBe('SUPPORT_FORM')
  })

  it('[FORM-58] [FORM-59] [FORM-60] sends page, recipient, subject and token as given, and nothing that was not', () => {
    expect(sent(toContactMessage(support, given))).toMatchObject(given)
    const message = sent(toContactMessage(support, { source: '/es/contact/', recaptcha: 't' }))
    expect(message).toMatchObject({ source: '/es/contact/', recaptcha: 't' })
    expect(message).not.toHaveProperty('mailto')
    expect(message).not.toHaveProperty('subject')
  })

  it('[FORM-61] city, state, zip and referral are sent where the form has them', () => {
    const heard = { whereDidYouHearAboutUs: 'Other', whereDidYouHearAboutUsOther: 'At the fair' }
    expect(sent(toContactMessage({ ...person, ...address, ...heard }, given))).toMatchObject({ ...address, ...heard })
    const product = sent(toContactMessage({ ...person, zip: '70360', ...heard }, given))
    expect(product).toMatchObject({ zip: '70360', ...heard })
    expect(product).not.toHaveProperty('city')
    expect(product).not.toHaveProperty('state')
    const one = sent(toContactMessage(support, given))
    for (const field of ['city', 'state', 'zip', 'whereDidYouHearAboutUs', 'whereDidYouHearAboutUsOther'])
      expect(one).not.toHaveProperty(field)
  })

  it('[FORM-20] Other alone asks for more words, and only its words are sent', () => {
    expect(['Banker', 'Other', '', undefined].map(asksForOther)).toEqual([false, true, false, false])
    const values = { ...person, ...address, whereDidYouHearAboutUs: 'Banker', whereDidYouHearAboutUsOther: 'left over' }
    expect(sent(toContactMessage(values, given))).not.toHaveProperty('whereDidYouHearAboutUsOther')
  })

  it('[FORM-77] asks for an answer by mail unless the visitor chose the telephone', () => {
    expect(toContactMessage(support, given).preferredMethodOfContact).toBe('Email')
    expect(toContactMessage({ ...support, preferredMethodOfContact: 'Phone' }, given).preferredMethodOfContact).toBe('Phone')
    expect(toContactMessage({ ...person, ...address }, given).preferredMethodOfContact).toBe('Email')
    expect(toContactMessage({ ...person, zip: '' }, given).preferredMethodOfContact).toBe('Email')
  })

  it('[TEAM-11] the subject of the team page is this one', () => {
    expect(teamMailSubject).toBe('Treasury Management Stage Email Subject')
  })

  it('the server takes what any of the forms sends', () => {
    for (const values of [support, { ...person, ...address, phone: '' }, { ...person, zip: '', whereDidYouHearAboutUs: '' }])
      expect(contactMessage.safeParse(sent(toContactMessage(values, given))).success).toBe(true)
  })
})

describe('messages of the lead forms', () => {
  const values = { ...person, city: 'Houma', state: 'LA' }

  it.each([
    ['FORM-62', 'heroes', 'HEROES_FORM'],
    ['FORM-63', 'homeAssist', 'HOME_ASSIST_FORM'],
  ] as const)('[%s] [FORM-64] [API-11] [API-13] %s sends exactly eight fields', (_id, form, env) => {
    const message = toLeadMessage(values, { form, lang: 'es', recaptcha: 'token' })
    expect(sent(message)).toEqual({ ...values, env, lang: 'es', recaptcha: 'token' })
    expect(leadMessage(form).safeParse(message).success).toBe(true)
  })
})

describe('what the server refuses', () => {
  const contact = { fullName: 'Renee', email: 'renee@example.com', env: 'SUPPORT_FORM', recaptcha: 'token' }
  const lead = { ...person, city: 'Houma', state: 'LA', env: 'HEROES_FORM', lang: 'en', recaptcha: 'token' }
  const accepts = (body: unknown) => contactMessage.safeParse(body).success
  const acceptsLead = (body: unknown) => leadMessage('heroes').safeParse(body).success

  it('a contact message needs name, mail address, env and token, and nothing else', () => {
    expect(accepts(contact)).toBe(true)
    for (const field of Object.keys(contact)) {
      expect(accepts({ ...contact, [field]: undefined }), field).toBe(false)
      expect(accepts({ ...contact, [field]: ' ' }), field).toBe(false)
    }
    expect(accepts({ ...contact, email: 'renee@' })).toBe(false)
    expect(accepts({ ...contact, env: 'HEROES_FORM' })).toBe(false)
  })

  it('a state or a referral that no form offers; none is as good as one of them', () => {
    for (const state of ['', 'TX', 'LA', 'MS']) expect(accepts({ ...contact, state }), state).toBe(true)
    for (const whereDidYouHearAboutUs of ['', ...referralOptions])
      expect(accepts({ ...contact, whereDidYouHearAboutUs }), whereDidYouHearAboutUs).toBe(true)
    for (const change of [{ state: 'FL' }, { whereDidYouHearAboutUs: 'Radio' }])
      expect(accepts({ ...contact, ...change }), JSON.stringify(change)).toBe(false)
  })

  it('a lead needs all its fields and a state that the bank serves', () => {
    expect(acceptsLead(lead)).toBe(true)
    for (const field of Object.keys(lead)) expect(acceptsLead({ ...lead, [field]: undefined }), field).toBe(false)
    for (const change of [{ state: 'FL' }, { state: '' }, { lang: 'fr' }, { env: 'HOME_ASSIST_FORM' }, { email: 'no' }])
      expect(acceptsLead({ ...lead, ...change }), JSON.stringify(change)).toBe(false)
  })

  it.each(Object.entries(longestTexts))('%s may have %i characters and no more', (field, longest) => {
    const text = (length: number) => {
      if (field === 'email') return `${'a'.repeat(length - 12)}@example.com`
      return field === 'zip' ? '70360'.padEnd(length) : 'x'.repeat(length)
    }
    expect(accepts({ ...contact, [field]: text(longest) })).toBe(true)
    expect(accepts({ ...contact, [field]: text(longest + 1) })).toBe(false)
  })

  it('line breaks and NUL in any line that could end up in a header', () => {
    for (const field of Object.keys(longestTexts).filter((name) => name !== 'message'))
      for (const sign of ['\r', '\n', '\0', '\r\nBcc: x@example.com'])
        expect(
          accepts({ ...contact, [field]: field === 'email' ? `a${sign}@example.com` : `a${sign}b` }),
          `${field} ${JSON.stringify(sign)}`,
        ).toBe(false)
    expect(accepts({ ...contact, message: 'one\r\ntwo' })).toBe(true)
    expect(accepts({ ...contact, message: 'a\0b' })).toBe(false)
  })

  it('whatever is no object of texts, without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (body) => {
        expect(accepts(body) || acceptsLead(body)).toBe(false)
      }),
    )
    for (const value of [1, null, [], {}, ['x'], true]) expect(accepts({ ...contact, city: value })).toBe(false)
  })

  it('fields that it does not know are dropped', () => {
    expect(contactMessage.parse({ ...contact, bcc: 'x@example.com' })).not.toHaveProperty('bcc')
  })
})

it.each([
  ['heroes', 'HEROES_FORM'],
  ['homeAssist', 'HOME_ASSIST_FORM'],
] as const)('a kept lead of %s is read back as it was, and no lead of another form is', (form, env) => {
  const { recaptcha, ...kept } = leadMessage(form).parse({ ...person, city: 'Houma', state: 'LA', lang: 'es', env, recaptcha: 'token' })
  expect(readKeptMessage(JSON.stringify(kept))).toEqual(kept)
  expect(() => readKeptMessage(JSON.stringify({ ...kept, env: 'OTHER_FORM' }))).toThrow()
})

it("a message that today's forms would refuse is read back, for it was taken", () => {
  const kept = { ...person, fullName: '\u200b', zip: 'abc', env: 'SUPPORT_FORM', preferredMethodOfContact: 'Email' }
  expect(readKeptMessage(JSON.stringify(kept))).toEqual(kept)
})

it.each([
  ['SUPPORT_FORM', { preferredMethodOfContact: 'Email' }],
  ['HEROES_FORM', { state: 'LA', lang: 'en', source: '/en/heroes/' }],
  ['HOME_ASSIST_FORM', { state: 'LA', lang: 'en', source: '/en/home-assist/' }],
])('a message of %s whose texts were masked is read back as it is kept, with its page', (env, others) => {
  const masked = { fullName: '****1111', phone: '****1120', city: '****1111' }
  const kept = { ...masked, email: person.email, ...others, env }
  expect(readKeptMessage(JSON.stringify(kept))).toEqual(kept)
})

it('an appointment asked for at any minute is read back, though full and half hours alone are taken today', () => {
  const place = { place: 'covington', topic: 'loan', spokenLanguage: 'es', lang: 'en', env: 'APPOINTMENT_FORM' }
  const times = { firstDate: '2026-11-24', firstTime: '09:37', secondDate: '2026-11-25', secondTime: '10:05' }
  const names = { placeName: 'Covington', topicName: 'A loan', languageName: 'Spanish', timeZone: 'America/Chicago' }
  const kept = { ...place, ...times, ...names, fullName: 'Zoë', email: person.email }
  expect(readKeptMessage(JSON.stringify(kept))).toEqual(kept)
})

it('a token is not read back, for it is spent', () => {
  const kept = { ...person, env: 'SUPPORT_FORM', recaptcha: 'token' }
  expect(readKeptMessage(JSON.stringify(kept))).not.toHaveProperty('recaptcha')
})

it('a kept message is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: 'binary' }).filter((text) => !text.includes('\0')),
      (message) => {
        const { recaptcha, ...kept } = contactMessage.parse({ ...person, message, env: 'SUPPORT_FORM', recaptcha: 'token' })
        expect(readKeptMessage(JSON.stringify(kept))).toEqual(kept)
      },
    ),
  )
})

describe('the message of a form on a page', () => {
  const page = { source: '/en/contact/', recaptcha: 'token' }
  const team = { language: 'es', mailto: 'team@example.com', subject: teamMailSubject } as const

  it.each(['support', 'location', 'product'] as const)('[FORM-57] of the form %s goes to the bank', (kind) => {
    expect(sent(formMessage({ kind, ...team }, support, page))).toEqual({ ...support, ...given, env: 'SUPPORT_FORM' })
  })

  it.each([
    ['heroes', 'HEROES_FORM'],
    ['homeAssist', 'HOME_ASSIST_FORM'],
  ] as const)('[FORM-62] [FORM-63] of the form %s is a lead, in the language of the page', (kind, env) => {
    const values = { ...person, city: 'Houma', state: 'LA' }
    expect(sent(formMessage({ kind, ...team }, values, page))).toEqual({ ...values, env, lang: 'es', recaptcha: 'token' })
  })
})
