import { languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contactMethods, defaultContactMethod, longestTexts, referralOptions } from './constants.ts'
import type { FilledForm } from './form-field.ts'
import { type ContactFormKind, contactFormKinds } from './form-kinds.ts'
import { formErrors, formSchema } from './form-schema.ts'
import { genericErrors } from './generic-errors.ts'
import { type FormMessages, formMessages } from './messages.ts'

const english = formMessages(translator('en'))
const spanish = formMessages(translator('es'))
const on = { zip: true, referral: true }
const off = { zip: false, referral: false }

/** Filled right, with what the page holds before anybody typed for the rest. */
const filled = {
  fullName: 'Renee Landry',
  phone: '(555) 010-1234',
  email: 'renee@example.com',
  message: 'Please call me.',
  preferredMethodOfContact: 'Email',
  city: 'Houma',
  state: 'LA',
  zip: '70360',
  whereDidYouHearAboutUs: 'Banker',
  whereDidYouHearAboutUsOther: '',
}

type Values = Readonly<Record<string, unknown>>

/** The first error of each field, as a form shows it. */
const errorsOf = (kind: ContactFormKind, values: Values, options = on, messages: FormMessages = english): Record<string, string> =>
  formErrors({ kind, messages, ...options }, values as FilledForm)

describe('texts of empty and malformed fields', () => {
  const rows = [
    ['FORM-02', 'support', { fullName: '' }, 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-03', 'support', { phone: '' }, 'Please enter a phone number.', 'Escriba un número de teléfono.'],
    ['FORM-03', 'support', { phone: '555' }, 'Please enter a phone number.', 'Escriba un número de teléfono.'],
    ['FORM-04', 'support', { email: 'renee@' }, 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    [
      'D-FORM-24',
      'support',
      { email: '4111111111111111@example.com' },
      'Please enter a valid email address.',
      'Escriba un correo electrónico válido.',
    ],
    [
      'D-FORM-24',
      'support',
      { email: '123-45-6789@example.com' },
      'Please enter a valid email address.',
      'Escriba un correo electrónico válido.',
    ],
    ['FORM-05', 'support', { email: '' }, 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-06', 'support', { message: '' }, 'Please enter a message.', 'Escriba un mensaje.'],
    ['FORM-11', 'location', { fullName: '' }, 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-12', 'location', { email: 'renee' }, 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    ['FORM-12', 'location', { email: '' }, 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-17', 'location', { phone: '555' }, 'Please enter a phone number.', 'Escriba un número de teléfono.'],
    ['FORM-13', 'location', { city: '' }, 'Please enter your city', 'Escriba su ciudad'],
    ['FORM-14', 'location', { state: '' }, 'Please enter your state', 'Elija su estado'],
    ['FORM-15', 'location', { zip: '' }, 'Please enter your zip', 'Escriba su código postal'],
    ['FORM-18', 'location', { whereDidYouHearAboutUs: '' }, 'Please select an option', 'Elija una opción'],
    ['FORM-27', 'product', { zip: '' }, 'Please enter your zip', 'Escriba su código postal'],
    ['FORM-28', 'product', { fullName: '' }, 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-28', 'product', { email: '' }, 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-28', 'product', { email: 'a@b' }, 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    ['FORM-28', 'product', { whereDidYouHearAboutUs: '' }, 'Please select an option', 'Elija una opción'],
    ...(['heroes', 'homeAssist'] as const).flatMap(
      (kind) =>
        [
          ['FORM-31', kind, { fullName: '' }, 'Please enter your full name.', 'Escriba su nombre completo.'],
          ['FORM-32', kind, { phone: '' }, 'Please enter a phone number.', 'Escriba un número de teléfono.'],
          ['FORM-34', kind, { email: 'renee' }, 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
          ['FORM-35', kind, { email: '' }, 'Please enter your email address.', 'Escriba su correo electrónico.'],
          ['FORM-36', kind, { city: '' }, 'Please enter your city.', 'Escriba su ciudad.'],
          ['FORM-37', kind, { state: '' }, 'Please select your state.', 'Elija su estado.'],
        ] as const,
    ),
  ] as const

  it.each(rows)('[%s] %s with %j', (_id, kind, change, inEnglish, inSpanish) => {
    const [field = ''] = Object.keys(change)
    const values = { ...filled, ...change }
    expect(errorsOf(kind, values)).toEqual({ [field]: inEnglish })
    expect(errorsOf(kind, values, on, spanish)).toEqual({ [field]: inSpanish })
    // Left out altogether or only blanks: the same text as an empty field.
    if (Object.values(change)[0] !== '') return
    expect(errorsOf(kind, { ...filled, [field]: undefined })).toEqual({ [field]: inEnglish })
    if (field !== 'state' && field !== 'whereDidYouHearAboutUs')
      expect(errorsOf(kind, { ...filled, [field]: ' \u00a0' })).toEqual({ [field]: inEnglish })
  })

  it.each(['location', 'product'] as const)('[FORM-21] %s: Other needs words, said together with every other error', (kind) => {
    const values = { ...filled, whereDidYouHearAboutUs: 'Other' }
    expect(errorsOf(kind, values)).toEqual({ whereDidYouHearAboutUsOther: 'Please specify' })
    expect(errorsOf(kind, values, on, spanish)).toEqual({ whereDidYouHearAboutUsOther: 'Díganos dónde' })
    expect(errorsOf(kind, { ...values, fullName: '' })).toEqual({
      fullName: 'Please enter your full name.',
      whereDidYouHearAboutUsOther: 'Please specify',
    })
    expect(errorsOf(kind, { ...values, fullName: undefined, whereDidYouHearAboutUsOther: undefined })).toHaveProperty(
      'whereDidYouHearAboutUsOther',
      'Please specify',
    )
    expect(errorsOf(kind, { ...values, whereDidYouHearAboutUsOther: 'At the fair' })).toEqual({})
  })

  it.each(['\u200b', '\u200d\ufe0f\u2060', '\u3164', '\u00ad\u200f', '\u2800'])(
    '[FORM-02] a name of %j, which nobody sees, is none',
    (fullName) => {
      for (const kind of contactFormKinds) {
        expect(errorsOf(kind, { ...filled, fullName })).toEqual({ fullName: 'Please enter your full name.' })
        expect(errorsOf(kind, { ...filled, fullName: `${fullName}Zoë` })).toEqual({})
      }
    },
  )

  it.each(['---', '...', '!?', '504-555-0110', '😀'])('[FORM-02] [FORM-36] %j is the name of nobody and of no town', (name) => {
    for (const kind of contactFormKinds)
      expect(errorsOf(kind, { ...filled, fullName: name })).toEqual({ fullName: 'Please enter your full name.' })
    expect(errorsOf('heroes', { ...filled, city: name })).toEqual({ city: 'Please enter your city.' })
    for (const fullName of ['李', 'Ng', "O'Brien-Ñu 3rd", 'محمد']) expect(errorsOf('heroes', { ...filled, fullName })).toEqual({})
  })

  it.each(['abc', '00000', '00499', '99999', '7036', '703601', '70360-12', '７０３６０'])('[D-FORM-25] %j is no ZIP code', (zip) => {
    for (const [kind, options] of [
      ['location', on],
      ['product', on],
      ['product', off],
    ] as const) {
      expect(errorsOf(kind, { ...filled, zip }, options)).toEqual({
        zip: 'Please enter a ZIP code that exists, of five digits, such as 70360.',
      })
      expect(errorsOf(kind, { ...filled, zip }, options, spanish)).toEqual({
        zip: 'Escriba un código postal que exista, de cinco dígitos, como 70360.',
      })
      for (const good of [' 00501-1234 ', '703601234']) expect(errorsOf(kind, { ...filled, zip: good }, options)).toEqual({})
    }
  })

  it('shows the error of every field of an untouched form at once', () => {
    expect(Object.keys(errorsOf('heroes', {})).toSorted()).toEqual(['city', 'email', 'fullName', 'phone', 'state'])
  })
})

it('[D-FORM-24] a mail address may hold nine digits, which telephones of other countries have', () => {
  expect(errorsOf('support', { ...filled, email: '612345678@example.com' })).toEqual({})
})

describe('fields that may stay empty', () => {
  it.each([
    ['FORM-07', 'support', on, ['subject', 'mailto', 'source']],
    ['FORM-16', 'location', { zip: false, referral: true }, ['zip']],
    ['FORM-17', 'location', on, ['phone']],
    ['FORM-19', 'location', { zip: true, referral: false }, ['whereDidYouHearAboutUs', 'whereDidYouHearAboutUsOther']],
    ['FORM-26', 'product', { zip: false, referral: true }, ['zip']],
    ['FORM-28', 'product', on, ['phone']],
    ['FORM-28', 'product', off, ['whereDidYouHearAboutUs', 'whereDidYouHearAboutUsOther']],
  ] as const)('[%s] %s with %j: %j', (_id, kind, options, fields) => {
    for (const nothing of ['', undefined]) {
      const values = { ...filled, ...Object.fromEntries(fields.map((field) => [field, nothing])) }
      expect(errorsOf(kind, values, options)).toEqual({})
    }
  })

  it.each(contactFormKinds)('%s forgives blanks around a mail address', (kind) => {
    expect(errorsOf(kind, { ...filled, email: ' renee@example.com ' })).toEqual({})
  })

  it('[FORM-23] the product form asks for neither city nor state', () => {
    expect(errorsOf('product', { ...filled, city: undefined, state: undefined })).toEqual({})
  })

  it.each(['support', 'location', 'product'] as const)('[D-FORM-25] %s takes a telephone number of seven digits and more', (kind) => {
    for (const phone of ['12', '555-010', 'call me', '٥٥٥'])
      expect(errorsOf(kind, { ...filled, phone })['phone']).toBe('Please enter a phone number.')
    for (const phone of ['555-0101', '(555) 010-1234 ext 5', '+52 1 55 1234 5678', '٥٥٥٠١٠١'])
      expect(errorsOf(kind, { ...filled, phone })).toEqual({})
  })

  it.each(['heroes', 'homeAssist'] as const)('[FORM-33] %s takes any text as a telephone number', (kind) => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '' && !/[\0\r\n]/.test(text)),
        (phone) => errorsOf(kind, { ...filled, phone })['phone'] === undefined,
      ),
    )
  })
})

describe('choices', () => {
  it('[FORM-08] [FORM-09] the method of contact is Email or Phone, Email at first', () => {
    expect(contactMethods).toEqual(['Email', 'Phone'])
    expect(defaultContactMethod).toBe('Email')
    expect(errorsOf('support', { ...filled, preferredMethodOfContact: 'Phone' })).toEqual({})
    expect(errorsOf('support', { ...filled, preferredMethodOfContact: 'Fax' })).toEqual({
      preferredMethodOfContact: 'Please select an option',
    })
  })

  it('[FORM-22] the referral options are these six', () => {
    expect(referralOptions).toEqual(['Newspaper/Magazine', 'Online (not Social Media)', 'Social Media', 'Friend/Family', 'Banker', 'Other'])
    expect(errorsOf('location', { ...filled, whereDidYouHearAboutUs: 'Radio' })).toEqual({
      whereDidYouHearAboutUs: 'Please select an option',
    })
  })

  it('[FORM-39] the states are TX, LA and MS', () => {
    expect(statesOffered).toEqual(['TX', 'LA', 'MS'])
    for (const state of statesOffered) expect(errorsOf('heroes', { ...filled, state })).toEqual({})
    expect(errorsOf('heroes', { ...filled, state: 'FL' })).toEqual({ state: 'Please select your state.' })
  })
})

it('[FORM-30] home-assist and heroes have the same fields', () => {
  const fieldsOf = (kind: 'heroes' | 'homeAssist') => Object.keys(formSchema(kind, on, english).shape)
  expect(fieldsOf('homeAssist')).toEqual(fieldsOf('heroes'))
  expect(fieldsOf('heroes')).toEqual(['fullName', 'phone', 'email', 'city', 'state'])
})

describe('generic texts', () => {
  const schema = z.object({
    word: z.string().check(z.minLength(1)),
    mail: z.email(),
    pin: z.string().check(z.minLength(4)),
    note: z.string().check(z.maxLength(3)),
  })
  const errors = (values: Values, messages: FormMessages) =>
    Object.fromEntries(
      (schema.safeParse(values, { error: genericErrors(messages) }).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
    )
  const wrong = { word: '', mail: 'a@', pin: '1', note: 'long' }

  it('[FORM-41] come from the schema library, in the language of the page', () => {
    expect(errors(wrong, english)).toEqual({
      word: 'This field is required',
      mail: 'Enter a valid email address',
      pin: 'Enter at least 4 characters',
      note: 'Enter at most 3 characters',
    })
    expect(errors(wrong, spanish)).toEqual({
      word: 'Este campo es obligatorio',
      mail: 'Escriba un correo electrónico válido',
      pin: 'Escriba al menos 4 caracteres',
      note: 'Escriba como máximo 3 caracteres',
    })
    expect(errors({ mail: 'a@b.co', pin: '1234', note: '' }, english)).toEqual({ word: 'This field is required' })
  })

  it.each([
    ['location', 'message', 'Enter at most 4,000 characters'],
    ['support', 'message', 'Enter at most 4,000 characters'],
    ['support', 'fullName', 'Enter at most 100 characters'],
    ['heroes', 'city', 'Enter at most 100 characters'],
    ['location', 'phone', 'Enter at most 40 characters'],
    ['location', 'zip', 'Enter at most 20 characters'],
  ] as const)('[FORM-41] %s: too long a text for %s is told how long it may be', (kind, field, text) => {
    expect(errorsOf(kind, { ...filled, [field]: 'x'.repeat(longestTexts[field] + 1) })).toEqual({ [field]: text })
  })

  it.each([
    { code: 'too_small', origin: 'number', minimum: 1 },
    { code: 'too_big', origin: 'array', maximum: 3 },
    { code: 'invalid_format', format: 'regex' },
    { code: 'custom' },
  ] as const)('[FORM-41] say nothing of %o', (issue) => {
    expect(genericErrors(english)({ input: '', ...issue } as Parameters<ReturnType<typeof genericErrors>>[0])).toBeUndefined()
  })
})

describe('what no page sends', () => {
  const options = fc.record({ zip: fc.boolean(), referral: fc.boolean() })
  const anything = fc.dictionary(fc.constantFrom(...Object.keys(filled), '__proto__'), fc.anything({ maxDepth: 2 }))

  it('never makes a form throw', () => {
    fc.assert(
      fc.property(fc.constantFrom(...contactFormKinds), options, fc.oneof(anything, fc.anything()), (kind, chosenOptions, values) => {
        formSchema(kind, chosenOptions, english).safeParse(values, { error: genericErrors(english) })
      }),
    )
  })

  it.each(['a\rb', 'a\nBcc: x@example.com', 'a\0b'])('refuses %j in every line', (text) => {
    for (const field of ['fullName', 'phone', 'email', 'city', 'zip'])
      expect(errorsOf('location', { ...filled, [field]: text })).toHaveProperty(field)
    expect(errorsOf('support', { ...filled, subject: text })).toHaveProperty('subject')
  })

  it.each([null, undefined, 'text', 5, []])('is %j no form', (values) => {
    for (const kind of contactFormKinds) expect(formSchema(kind, on, english).safeParse(values).success, kind).toBe(false)
  })

  it('takes line breaks in the message, never NUL', () => {
    expect(errorsOf('support', { ...filled, message: 'one\r\ntwo' })).toEqual({})
    expect(errorsOf('support', { ...filled, message: 'one\0two' })).toHaveProperty('message')
  })
})

it.each(languages)('no text of a form is empty (%s)', (language) => {
  for (const text of Object.values(formMessages(translator(language)))) expect(text).not.toBe('')
})
