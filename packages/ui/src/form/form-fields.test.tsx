// @vitest-environment jsdom
import { referralOptions } from '@bank/forms/constants.ts'
import { contactFormKinds } from '@bank/forms/form-kinds.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { showForm } from './testing/show-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => document.body.replaceChildren())

const on = { zip: true, referral: true }
const optionsOf = (select: Element) =>
  [...select.querySelectorAll('option')].map(({ value, textContent, disabled }) => [value, textContent, disabled])
const labelOf = (id: string) => document.querySelector(`label[for=${id}]`)?.textContent

describe('the fields of a form', () => {
  it.each([
    ['FORM-01', 'support', {}, ['fullName', 'email', 'phone', 'preferredMethodOfContact', 'message']],
    ['FORM-10', 'location', on, ['fullName', 'email', 'phone', 'city', 'state', 'zip', 'whereDidYouHearAboutUs', 'message']],
    ['D-FORM-11', 'location', {}, ['fullName', 'email', 'phone', 'city', 'state', 'message']],
    ['FORM-23', 'product', on, ['fullName', 'email', 'phone', 'zip', 'whereDidYouHearAboutUs', 'message']],
    ['FORM-24', 'product', {}, ['fullName', 'email', 'phone', 'zip', 'message']],
    ['FORM-29', 'heroes', on, ['fullName', 'phone', 'email', 'city', 'state']],
    ['FORM-30', 'homeAssist', on, ['fullName', 'phone', 'email', 'city', 'state']],
  ] as const)('[%s] of the %s form with %j', async (_, kind, options, names) => {
    const { names: shown, form } = await showForm(kind, options)
    expect(shown()).toEqual(names)
    expect([form.dataset['form'], form.noValidate, form.dataset['state']]).toEqual([kind, true, 'idle'])
  })

  it.each([
    ['on', { zip: true }, 'ZIP code (required)', 'true'],
    ['off', { zip: false }, 'ZIP code (required)', null],
  ])('[FORM-25] [D-FORM-12] the product form calls its zip required with the option %s', async (_, options, label, required) => {
    const { control } = await showForm('product', options)
    expect([labelOf('f-zip'), control('zip').getAttribute('aria-required')]).toEqual([label, required])
  })

  it('says in Spanish too that the zip is required', async () => {
    await showForm('product', {}, 'es')
    expect(labelOf('f-zip')).toBe('Código postal (obligatorio)')
  })

  it.each(['location', 'heroes', 'homeAssist'] as const)(
    '[FORM-38] [FORM-39] %s offers three states below a line that cannot be chosen',
    async (kind) => {
      const { control } = await showForm(kind)
      expect(optionsOf(control('state'))).toEqual([
        ['', 'Choose your state', true],
        ['TX', 'Texas', false],
        ['LA', 'Louisiana', false],
        ['MS', 'Mississippi', false],
      ])
      expect(control('state').value).toBe('')
    },
  )

  it('[FORM-08] [FORM-09] [D-FORM-22] support form one alone offers Email or Phone, Email at first', async () => {
    const { form } = await showForm('support')
    const choices = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')]
    expect(choices.map(({ value, checked }) => [value, checked])).toEqual([
      ['Email', true],
      ['Phone', false],
    ])
    for (const kind of contactFormKinds.filter((one) => one !== 'support'))
      expect((await showForm(kind, on)).names()).not.toContain('preferredMethodOfContact')
  })

  it('[FORM-22] [FORM-76] offers the six referrals: labels in the language of the page, values as they are sent', async () => {
    const english = await showForm('location', on)
    expect(optionsOf(english.control('whereDidYouHearAboutUs')).slice(1)).toEqual(referralOptions.map((option) => [option, option, false]))
    document.body.replaceChildren()
    const spanish = await showForm('product', on, 'es')
    expect(
      optionsOf(spanish.control('whereDidYouHearAboutUs'))
        .slice(1)
        .map(([value]) => value),
    ).toEqual(referralOptions)
    expect(optionsOf(spanish.control('whereDidYouHearAboutUs'))[1]).toEqual(['Newspaper/Magazine', 'Periódico o revista', false])
  })

  it('[D-FORM-24] nine digits are a private number in words, and a ZIP code in its field', async () => {
    const { write, find } = await showForm('location', on)
    await write('zip', '703601234')
    expect(find('[role=alert]')).toBeNull()
    await write('message', '703601234')
    expect(find('[role=alert]')?.id).toBe('f-message-private')
  })

  it('lets browsers fill in what they know, and cuts nothing off', async () => {
    const { form, control } = await showForm('location', on)
    expect(
      ['fullName', 'email', 'phone', 'city', 'state', 'zip'].map((name) => control(name as 'zip').getAttribute('autocomplete')),
    ).toEqual([...['name', 'email', 'tel', 'address-level2', 'address-level1', 'postal-code']])
    expect(form.querySelectorAll('[maxlength]')).toHaveLength(0)
  })
})
