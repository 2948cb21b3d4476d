// @vitest-environment jsdom
import { testRecords } from '@bank/sample/records.ts'
import { describe, expect, it } from 'vitest'
import type { ExampleFields } from '../example.ts'
import { testContext } from '../testing/context.ts'
import { testRecord } from '../testing/markup.ts'
import { renderBlock } from '../testing/render.tsx'
import { ContactForm as View } from './ContactForm.tsx'
import { contactForm as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const content = {
  records: testRecords,
  settings: { departments: [{ name: 'Care', email: 'care@gulfpinesbank.example' }] },
}
const props = (fields: ExampleFields<typeof schema>) => toProps(testRecord(schema, fields), testContext('en', content))

describe('contact form', () => {
  it('[D-FORM-10] hands what the record decides to its form', () =>
    expect(
      props({
        form: 'location',
        zip: true,
        referral: true,
        mailto: ' care@gulfpinesbank.example ',
        subject: 'A seat',
        redirect: '/events/',
      })?.form,
    ).toMatchObject({
      kind: 'location',
      language: 'en',
      zip: true,
      referral: true,
      mailto: 'care@gulfpinesbank.example',
      subject: 'A seat',
      redirect: '/events/',
    }))

  it('is support form one, with nothing given, unless the record says otherwise', () =>
    expect(props({})?.form).toMatchObject({ kind: 'support', zip: false, referral: false, mailto: undefined, redirect: undefined }))

  it.each(['care@gulfpinesbank.example', 'ANA.GUIDRY@gulfpinesbank.example', 'help@gulfpinesbank.example', ''])(
    '[D-FORM-5] takes the recipient %j',
    (mailto) => expect(props({ mailto })).toBeDefined(),
  )

  it.each([
    [
      { mailto: 'me@elsewhere.example' },
      'mailto "me@elsewhere.example" is the address of no published member of the staff and of no department',
    ],
    [{ redirect: 'https://elsewhere.example/' }, 'redirect "https://elsewhere.example/" must be a path of this site'],
    [{ redirect: '//elsewhere.example/' }, 'redirect "//elsewhere.example/" must be a path of this site'],
    [{ subject: 'x'.repeat(201) }, 'must have at most 200 characters'],
  ])('[D-FORM-5] [D-FORM-9] refuses %j, and names the field', (fields, message) => expect(() => props(fields)).toThrow(message))

  it('names telephone and e-mail, in the words that stand in for the form too', () => {
    const block = renderBlock({ schema, toProps, View }, {}, { content, language: 'es' })
    expect([...block.querySelectorAll('.contact-form-ways a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:8005550142',
      'mailto:help@gulfpinesbank.example',
      '/es/locations/',
    ])
    expect(block.querySelector('noscript')?.textContent).toMatch(/JavaScript.*800-555-0142.*help@gulfpinesbank\.example/)
  })
})
