// @vitest-environment jsdom
import { longestTexts } from '@bank/forms/constants.ts'
import { act } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { rightValues, showForm } from './testing/show-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => document.body.replaceChildren())

const on = { zip: true, referral: true }

describe('errors', () => {
  it.each([
    ['FORM-02', 'support', 'fullName', '', 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-03', 'support', 'phone', '', 'Please enter a phone number.', 'Escriba un número de teléfono.'],
    ['FORM-04', 'support', 'email', 'renee@', 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    ['FORM-05', 'support', 'email', '', 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-06', 'support', 'message', ' ', 'Please enter a message.', 'Escriba un mensaje.'],
    ['FORM-11', 'location', 'fullName', '', 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-12', 'location', 'email', 'renee', 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    ['FORM-12', 'location', 'email', '', 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-13', 'location', 'city', '', 'Please enter your city', 'Escriba su ciudad'],
    ['FORM-14', 'location', 'state', '', 'Please enter your state', 'Elija su estado'],
    ['FORM-15', 'location', 'zip', '', 'Please enter your zip', 'Escriba su código postal'],
    ['FORM-18', 'location', 'whereDidYouHearAboutUs', '', 'Please select an option', 'Elija una opción'],
    ['FORM-27', 'product', 'zip', '', 'Please enter your zip', 'Escriba su código postal'],
    ['FORM-28', 'product', 'fullName', '', 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-28', 'product', 'email', '', 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-28', 'product', 'whereDidYouHearAboutUs', '', 'Please select an option', 'Elija una opción'],
    ['FORM-31', 'heroes', 'fullName', '', 'Please enter your full name.', 'Escriba su nombre completo.'],
    ['FORM-32', 'heroes', 'phone', '', 'Please enter a phone number.', 'Escriba un número de teléfono.'],
    ['FORM-34', 'heroes', 'email', 'renee', 'Please enter a valid email address.', 'Escriba un correo electrónico válido.'],
    ['FORM-35', 'heroes', 'email', '', 'Please enter your email address.', 'Escriba su correo electrónico.'],
    ['FORM-36', 'homeAssist', 'city', '', 'Please enter your city.', 'Escriba su ciudad.'],
    ['FORM-37', 'homeAssist', 'state', '', 'Please select your state.', 'Elija su estado.'],
  ] as const)('[%s] [D-FORM-17] %s: %s %j says %s', async (_, kind, field, value, english, spanish) => {
    for (const [language, text] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { write, submit, error, control, world } = await showForm(kind, on, language)
      if (value) await write(field, value)
      await submit()
      expect(error(field)).toBe(text)
      expect(control(field).getAttribute('aria-describedby')).toMatch(new RegExp(`^f-${field}-error\\b`))
      expect(world.log).not.toContain('token')
      document.body.replaceChildren()
    }
  })

  it('[FORM-41] say in words that a text is too long, with the words of the schema library', async () => {
    const { write, leave, error } = await showForm('location')
    await write('message', 'x'.repeat(longestTexts.message + 1))
    await leave('message')
    expect(error('message')).toBe('Enter at most 4,000 characters')
  })

  it('[D-FORM-19] show when a field is left, not before, and no other field shows any', async () => {
    const { write, leave, error, find } = await showForm('support')
    await write('email', 'renee@')
    expect(error('email')).toBeUndefined()
    await leave('email')
    expect(error('email')).toBe('Please enter a valid email address.')
    expect(error('fullName')).toBeUndefined()
    expect(find('.form-summary')).toBeNull()
  })

  it('show for what the browser filled in, or the visitor wrote and left before the form came to life', async () => {
    const { form, control, error } = await showForm('support')
    const email = control('email')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(email, 'renee@')
      email.dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect(form.contains(document.activeElement)).toBe(false)
    expect(error('email')).toBe('Please enter a valid email address.')
  })

  it('a pointer on the button leaves the focus in its field, whose error would move the button away', async () => {
    const { button } = await showForm('support')
    const pressed = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    button().dispatchEvent(pressed)
    expect(pressed.defaultPrevented).toBe(true)
  })

  it('go as soon as a field is right', async () => {
    const { write, leave, error, control } = await showForm('support')
    await leave('email')
    expect(error('email')).toBe('Please enter your email address.')
    await write('email', 'renee@example.com')
    expect([error('email'), control('email').hasAttribute('aria-invalid'), control('email').hasAttribute('aria-describedby')]).toEqual([
      ...[undefined, false, false],
    ])
  })

  it.each(['location', 'heroes', 'homeAssist'] as const)(
    '[FORM-40] [D-FORM-14] the state of %s shows its error once it is left or a submit was tried',
    async (kind) => {
      const { leave, error } = await showForm(kind)
      await leave('fullName')
      expect(error('state')).toBeUndefined()
      await leave('state')
      expect(error('state')).toBeDefined()
      document.body.replaceChildren()
      const other = await showForm(kind)
      await other.submit()
      expect(other.error('state')).toBeDefined()
    },
  )

  it('[D-FORM-19] a submit shows all of them, names them above the form and goes to the first', async () => {
    const { write, submit, find, form, error, press, control } = await showForm('support')
    await write('fullName', 'Renee Landry')
    await submit()
    expect(['fullName', 'email', 'phone', 'message'].map((name) => error(name as 'email'))).toEqual([
      undefined,
      'Please enter your email address.',
      'Please enter a phone number.',
      'Please enter a message.',
    ])
    expect(document.activeElement).toBe(control('email'))
    expect([...form.querySelectorAll('.form-summary a')].map(({ textContent }) => textContent)).toEqual([
      'Email address',
      'Telephone',
      'Message',
    ])
    await press('.form-summary li:last-child a')
    expect(document.activeElement).toBe(control('message'))
    expect(find('[role=alert]')).toBeNull()
  })
})

describe('fields that may stay empty', () => {
  it.each([
    ['FORM-07', 'support', {}],
    ['FORM-16', 'location', { zip: false, referral: false }],
    ['FORM-17', 'location', { zip: false, referral: false }],
    ['FORM-19', 'location', { zip: false, referral: false }],
    ['FORM-26', 'product', { zip: false, referral: false }],
    ['FORM-28', 'product', { zip: false, referral: false }],
    ['FORM-33', 'heroes', {}],
  ] as const)('[%s] do not keep the %s form with %j from being sent', async (_, kind, options) => {
    const { fill, submit, world } = await showForm(kind, options)
    await fill(rightValues[kind])
    await submit()
    expect(world.sent).toHaveLength(1)
  })
})

describe('the referral', () => {
  it.each(['location', 'product'] as const)('[FORM-20] [FORM-21] [D-FORM-20] asks %s for more words behind Other alone', async (kind) => {
    const { write, submit, error, names, world, fill } = await showForm(kind, { referral: true })
    await fill(rightValues[kind])
    expect(names()).not.toContain('whereDidYouHearAboutUsOther')
    await write('whereDidYouHearAboutUs', 'Other')
    expect(document.querySelector('label[for=f-whereDidYouHearAboutUsOther]')?.textContent).toBe('Please specify')
    expect(error('whereDidYouHearAboutUsOther')).toBeUndefined()
    await submit()
    expect(error('whereDidYouHearAboutUsOther')).toBe('Please specify')
    expect(world.sent).toEqual([])
    await write('whereDidYouHearAboutUs', 'Banker')
    expect(names()).not.toContain('whereDidYouHearAboutUsOther')
  })

  it('[D-FORM-21] forgets the words when another choice is made, and sends none', async () => {
    const { write, submit, control, world, fill } = await showForm('location', { referral: true })
    await fill({ ...rightValues.location, whereDidYouHearAboutUs: 'Other' })
    await write('whereDidYouHearAboutUsOther', 'At the fair')
    await write('whereDidYouHearAboutUs', 'Banker')
    await write('whereDidYouHearAboutUs', 'Other')
    expect(control('whereDidYouHearAboutUsOther').value).toBe('')
    await write('whereDidYouHearAboutUs', 'Banker')
    await submit()
    expect(world.sent[0]?.message).toMatchObject({ whereDidYouHearAboutUs: 'Banker', whereDidYouHearAboutUsOther: undefined })
  })
})
