import { translator } from '@bank/i18n/translate.ts'
import { describe, expect, it } from 'vitest'
import { formFields } from './form-fields.ts'
import type { ContactFormKind } from './form-kinds.ts'
import { appointmentFields } from './kinds/appointment.ts'

const t = translator('en')
const all = { zip: true, referral: true }
const none = { zip: false, referral: false }

/** Each field as it stands in a form: its name, what is said behind its label, how long it may be in words, a star where it must be filled. */
const shownOf = (kind: ContactFormKind, options: typeof all): readonly string[] =>
  formFields(kind, options, t).map(({ name, hint, limit, isRequired }) =>
    [name, isRequired && '*', hint, limit].filter((each) => each !== undefined).join(' '),
  )

const optionalMessage = 'message (optional) Up to 4,000 characters'
const lead = ['fullName *', 'phone *', 'email *', 'city *', 'state *']
const location = ['fullName *', 'email *', 'phone (optional)', 'city *', 'state *']
const product = ['fullName *', 'email *', 'phone (optional)']
const referral = ['whereDidYouHearAboutUs *', 'whereDidYouHearAboutUsOther * Up to 200 characters']

describe('the fields of a form, in order', () => {
  it.each<[string, ContactFormKind, typeof all, readonly string[]]>([
    ['FORM-01', 'support', all, ['fullName *', 'email *', 'phone *', 'preferredMethodOfContact', 'message * Up to 4,000 characters']],
    ['FORM-10', 'location', all, [...location, 'zip *', ...referral, optionalMessage]],
    ['D-FORM-11', 'location', none, [...location, optionalMessage]],
    ['FORM-23', 'product', all, [...product, 'zip * (required)', ...referral, optionalMessage]],
    ['D-FORM-12', 'product', none, [...product, 'zip (required)', optionalMessage]],
    ['FORM-29', 'heroes', all, lead],
    ['FORM-30', 'homeAssist', all, lead],
  ])('[%s] of the form "%s"', (_id, kind, options, fields) => {
    expect(shownOf(kind, options)).toEqual(fields)
  })

  it('of a request for an appointment: all but the telephone must be filled', () => {
    const fields = appointmentFields({ places: [], topics: [] }, t)
    expect(fields.filter(({ isRequired }) => !isRequired).map(({ name }) => name)).toEqual(['phone'])
    expect(fields).toHaveLength(10)
  })
})
