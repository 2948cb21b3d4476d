// @vitest-environment jsdom
import { contactFormKinds } from '@bank/forms/form-kinds.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from 'vitest'
import { rightValues, showForm } from './testing/show-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let logged: MockInstance<typeof console.error>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  expect(logged.mock.calls).toEqual([])
  logged.mockRestore()
})

const filled = async (...options: Parameters<typeof showForm>) => {
  const shown = await showForm(...options)
  await shown.fill(rightValues[options[0]])
  return shown
}

describe('a form that is right', () => {
  it.each(contactFormKinds)('[FORM-42] [FORM-43] %s is submitting, its button disabled, from the captcha to the answer', async (kind) => {
    const { world, submit, form, button, settle, write } = await filled(kind)
    const token = Promise.withResolvers<string>()
    const answer = Promise.withResolvers<string | undefined>()
    world.token = () => token.promise
    world.answer = () => answer.promise
    await submit()
    const state = () => [form.dataset['state'], button().disabled, button().getAttribute('aria-disabled'), button().textContent]
    expect(state()).toEqual(['submitting', true, 'true', 'Sending …'])
    expect(world.log).not.toContain('send')
    token.resolve('one')
    await settle()
    expect(world.sent.map(({ message }) => message.recaptcha)).toEqual(['one'])
    expect(state()).toEqual(['submitting', true, 'true', 'Sending …'])
    answer.resolve(undefined)
    await settle()
    // The next page may take a while: until then nobody is asked to send it once more.
    expect(state()).toEqual(['idle', true, 'true', 'Your message was sent.'])
    await write('email', 'x')
    expect(state()).toEqual(['idle', false, null, 'Send message'])
  })

  it('[FORM-42] ignores every other submit until the answer is there', async () => {
    const { world, submit, settle } = await filled('support')
    const answer = Promise.withResolvers<string | undefined>()
    world.answer = () => answer.promise
    await submit()
    await submit()
    await submit()
    answer.resolve(undefined)
    await settle()
    expect(world.sent).toHaveLength(1)
  })

  it('[D-FORM-2] says that it takes long while it does, each time anew, and never after its end', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { world, submit, form, button, settle } = await filled('support')
    const state = () => [form.dataset['state'], button().disabled, button().textContent]
    const wait = (time: number) => act(async () => vi.advanceTimersByTime(time))
    for (const _try of ['first', 'second']) {
      const answer = Promise.withResolvers<string | undefined>()
      world.answer = () => answer.promise
      await submit()
      await wait(answerTimeout - 1)
      expect(state()).toEqual(['submitting', true, 'Sending …'])
      await wait(1)
      expect(state()).toEqual(['slow', true, 'Still sending. This takes longer than usual.'])
      answer.reject(new Error('busy'))
      await settle()
      expect(state()).toEqual(['idle', false, 'Send again'])
    }
    world.answer = () => Promise.reject(new Error('busy'))
    await submit()
    await wait(answerTimeout)
    expect(state()).toEqual(['idle', false, 'Send again'])
    expect(logged.mock.calls.splice(0)).toHaveLength(3)
  })

  it('[FORM-50] [FORM-52] on success drops the token, clears the form, tells its host and leads on', async () => {
    const { world, submit, control, find } = await filled('location', { redirect: '/events/' })
    await submit()
    expect(world.log).toEqual(['prepare location', 'token', 'send', 'reset', 'onSent', 'succeed'])
    expect(world.led).toEqual(['/events/'])
    expect([control('fullName').value, control('city').value, control('state').value]).toEqual(['', '', ''])
    expect(find('.field-error')).toBeNull()
  })

  it('[FORM-57] [FORM-58] [FORM-59] [FORM-60] [FORM-77] [FORM-78] sends what was typed and what the page gave', async () => {
    const { world, submit, press } = await filled('support', { mailto: 'care@bank.example', subject: 'A question' })
    await press('[value=Phone]')
    await submit()
    expect(world.sent[0]?.message).toEqual({
      ...rightValues.support,
      env: 'SUPPORT_FORM',
      source: '/en/contact/',
      mailto: 'care@bank.example',
      subject: 'A question',
      preferredMethodOfContact: 'Phone',
      recaptcha: expect.stringMatching(/^token-/),
    })
  })

  it.each(['location', 'product'] as const)('[FORM-61] [FORM-77] [D-FORM-22] %s sends its own fields, and Email', async (kind) => {
    const { world, submit, fill } = await filled(kind, { zip: true, referral: true })
    await fill({ zip: '70360', whereDidYouHearAboutUs: 'Other' })
    await fill({ whereDidYouHearAboutUsOther: 'At the fair' })
    await submit()
    expect(world.sent[0]?.message).toMatchObject({
      ...rightValues[kind],
      zip: '70360',
      whereDidYouHearAboutUs: 'Other',
      whereDidYouHearAboutUsOther: 'At the fair',
      preferredMethodOfContact: 'Email',
    })
  })

  it.each([
    ['FORM-62', 'heroes', 'HEROES_FORM'],
    ['FORM-63', 'homeAssist', 'HOME_ASSIST_FORM'],
  ] as const)('[%s] [FORM-64] %s sends its env and the language of the page', async (_, kind, env) => {
    const { world, submit } = await filled(kind, {}, 'es')
    await submit()
    expect(world.sent[0]).toMatchObject({ form: kind, message: { ...rightValues[kind], env, lang: 'es' } })
  })
})

describe('a captcha that fails', () => {
  const failures: readonly [string, string, () => Promise<string>][] = [
    ['FORM-44', 'has no token', () => Promise.resolve('')],
    ['FORM-45', 'rejects', () => Promise.reject(new Error('blocked'))],
    [
      'FORM-45',
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
  ]
  it.each(failures)('[%s] [FORM-46] [D-FORM-1] when it %s, shows its error under the form and sends nothing', async (_, _how, token) => {
    const { world, submit, captchaError, form, control, button, find } = await filled('support')
    world.token = token
    await submit()
    expect([captchaError()?.textContent, captchaError()?.getAttribute('role')]).toEqual([
      'We could not verify that you are not a robot. Please try again. Or call 800-555-0142',
      'alert',
    ])
    expect(captchaError()?.querySelector('a')?.getAttribute('href')).toBe('tel:8005550142')
    expect(button().compareDocumentPosition(captchaError() as Element) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(find('.form-errors')?.contains(captchaError())).toBe(true)
    expect([world.sent, form.dataset['state'], button().disabled, control('message').value]).toEqual([[], 'idle', false, 'Please call me.'])
  })

  it('[D-FORM-1] the next submit takes its error away, be it refused or sent', async () => {
    const { world, submit, captchaError, write } = await filled('support')
    world.token = () => Promise.reject(new Error('blocked'))
    await submit()
    await write('email', '')
    await submit()
    expect(captchaError()).toBeNull()
    await write('email', 'renee@example.com')
    await submit()
    expect(captchaError()).not.toBeNull()
    world.token = () => Promise.resolve('fresh')
    await submit()
    expect([captchaError(), world.sent.length]).toEqual([null, 1])
  })

  it('[FORM-47] [D-FORM-7] an expired one sets a flag on the form, without any words', async () => {
    const { leave, form, find, expire } = await filled('support')
    await leave('fullName')
    await expire(true)
    expect([form.hasAttribute('data-captcha-expired'), find('.form-errors')?.textContent]).toEqual([true, ''])
    await expire(false)
    expect(form.hasAttribute('data-captcha-expired')).toBe(false)
  })
})

describe('a server that fails', () => {
  it.each(contactFormKinds)(
    '[FORM-53] [FORM-54] [FORM-55] [FORM-56] [D-FORM-2] [D-FORM-3] %s logs the message, says only that it can be sent again, keeps its values and is idle',
    async (kind) => {
      const { world, submit, form, button, find, control } = await filled(kind)
      world.answer = () => Promise.reject(new Error('The message could not be stored.'))
      const before = form.textContent
      await submit()
      expect(logged.mock.calls.splice(0)).toEqual([['The message could not be stored.']])
      expect([form.textContent, form.dataset['state'], button().disabled, world.led]).toEqual([
        before?.replace('Send message', 'Send again'),
        'idle',
        false,
        [],
      ])
      expect([find('[role=alert]'), control('email').value, world.log.includes('onSent')]).toEqual([null, 'renee@example.com', false])
    },
  )

  it('[D-FORM-2] words are kept from the submit on until a message is sent', async () => {
    const { world, submit, button } = await filled('location')
    world.answer = () => Promise.reject(new Error('busy'))
    await submit()
    expect([...world.kept.values()].map(({ filled }) => filled)).toEqual([expect.objectContaining(rightValues.location)])
    world.answer = () => Promise.resolve('GP-1')
    await submit()
    expect([world.kept.size, world.references, button().textContent]).toEqual([
      0,
      ['The reference of your message is GP-1.'],
      'Your message was sent.',
    ])
    expect(logged.mock.calls.splice(0)).toEqual([['busy']])
  })

  it('[FORM-56] [D-FORM-2] the button goes on saying that a message may be sent again when the next press is refused for a wrong field', async () => {
    const { world, submit, write, button, control } = await filled('support')
    world.answer = () => Promise.reject(new Error('busy'))
    await submit()
    await write('email', 'renee@')
    await submit()
    expect([button().textContent, document.activeElement, world.sent.length]).toEqual(['Send again', control('email'), 1])
    expect(logged.mock.calls.splice(0)).toEqual([['busy']])
  })

  it('[D-FORM-2] words stay where the answer names no reference: it may be of something before the API', async () => {
    const { world, submit } = await filled('location')
    world.answer = () => Promise.resolve(undefined)
    await submit()
    expect([...world.kept.values()].map(({ filled }) => filled)).toEqual([expect.objectContaining(rightValues.location)])
  })

  it('[D-FORM-5] gets the same words again under the same key and with another token, other words under another', async () => {
    const { world, submit, write, fill } = await filled('location')
    world.answer = () => Promise.reject(new Error('busy'))
    await submit()
    await submit()
    await write('city', 'Thibodaux')
    await submit()
    expect(logged.mock.calls.splice(0)).toHaveLength(3)
    world.answer = () => Promise.resolve('GP-1')
    await submit()
    await fill({ ...rightValues.location, city: 'Thibodaux' })
    await submit()
    const [first, second, third, fourth, fifth] = world.sent.map(({ key }) => key)
    expect(first).toMatch(/^[\w.~-]{16,128}$/)
    expect([second === first, third === first, fourth === third, fifth === fourth]).toEqual([true, false, true, false])
    const tokens = world.sent.map(({ message }) => message.recaptcha)
    expect(new Set(tokens).size).toBe(tokens.length)
    expect(world.log.filter((entry) => entry === 'reset')).toHaveLength(5)
  })

  it('[FORM-42] [D-FORM-2] keeps the focus beside the disabled button, then gives it back, described by what has happened', async () => {
    const { world, submit, button, find, settle } = await filled('support')
    const answer = Promise.withResolvers<string | undefined>()
    world.answer = () => answer.promise
    await act(async () => button().focus())
    await submit()
    const status = button().parentElement
    expect([document.activeElement, status?.getAttribute('role'), status?.textContent]).toEqual([status, 'status', 'Sending …'])
    expect(button().hasAttribute('aria-describedby')).toBe(false)
    answer.reject(new Error('busy'))
    await settle()
    expect(logged.mock.calls.splice(0)).toHaveLength(1)
    expect([document.activeElement, status?.textContent]).toEqual([button(), 'Send again'])
    expect(find(`#${button().getAttribute('aria-describedby')}`)?.textContent).toBe(
      'If the button says “Send again” afterwards, your message may not have arrived. Your words stay here. Would you rather talk to a person? Call 800-555-0142',
    )
  })

  it('[D-FORM-2] brings the focus to the button from the field in which a pointer that pressed it left the focus', async () => {
    const { world, submit, button, control } = await filled('support')
    world.answer = () => Promise.reject(new Error('busy'))
    await act(async () => control('message').focus())
    await submit()
    expect([document.activeElement, logged.mock.calls.splice(0).length]).toEqual([button(), 1])
  })

  it('leaves the focus where the visitor has gone meanwhile', async () => {
    const { world, submit, control, settle } = await filled('support')
    const answer = Promise.withResolvers<string | undefined>()
    world.answer = () => answer.promise
    await submit()
    await act(async () => control('message').focus())
    answer.reject(new Error('busy'))
    await settle()
    expect([document.activeElement, logged.mock.calls.splice(0).length]).toEqual([control('message'), 1])
  })
})

describe('words that come back', () => {
  it('[D-FORM-2] [D-FORM-19] fill the choices, none of which counts as wrong, and the button says that they may be sent again', async () => {
    const filled = { ...rightValues.location, whereDidYouHearAboutUs: 'Other', whereDidYouHearAboutUsOther: 'At the fair' }
    const { button, find, control } = await showForm('location', { referral: true }, 'en', { filled, isSubmitted: true })
    expect([control('state').value, control('whereDidYouHearAboutUsOther').value]).toEqual([rightValues.location.state, 'At the fair'])
    expect([find('[aria-invalid]'), find('.field-error'), button().textContent]).toEqual([null, null, 'Send again'])
  })

  it('[D-FORM-2] are those that nobody has sent, too, of which the button says nothing', async () => {
    const { world, write } = await showForm('support')
    await write('fullName', 'Renee')
    await write('message', 'Please call')
    const { button, control } = await showForm('support', {}, 'en', [...world.kept.values()][0])
    expect([control('fullName').value, control('message').value, button().textContent]).toEqual(['Renee', 'Please call', 'Send message'])
  })

  it.each(['4111 1111 1111 1111', '4111 (visa) 1111 1111 1111'])('[D-FORM-24] are without the number of a card: %s', async (number) => {
    const { world, write } = await showForm('support')
    await write('fullName', 'Renee')
    await write('message', `Mine is ${number}`)
    expect([...world.kept.values()]).toEqual([{ filled: { fullName: 'Renee', preferredMethodOfContact: 'Email' } }])
  })

  it('[D-FORM-2] are sent again after a captcha that failed, too', async () => {
    const { world, submit } = await filled('location')
    world.token = () => Promise.reject(new Error('blocked'))
    await submit()
    const { button } = await showForm('location', {}, 'en', [...world.kept.values()][0])
    expect(button().textContent).toBe('Send again')
  })
})

describe('a form that leaves the page', () => {
  it('stops listening to its captcha', async () => {
    const { world, leave, unmount } = await filled('support')
    await leave('fullName')
    await unmount()
    expect(world.stopped).toBe(1)
  })

  it('sends nothing that it had no token for, and leads nobody on', async () => {
    const { world, submit, unmount, settle } = await filled('support')
    const token = Promise.withResolvers<string>()
    world.token = () => token.promise
    await submit()
    await unmount()
    token.resolve('late')
    await settle()
    expect([world.sent, world.led]).toEqual([[], []])
  })

  it('[D-FORM-2] still says that its message has arrived, and of which page it was', async () => {
    const { world, submit, unmount, settle } = await filled('support')
    const answer = Promise.withResolvers<string | undefined>()
    world.answer = () => answer.promise
    await submit()
    await unmount()
    answer.resolve('GP-1')
    await settle()
    expect([world.references, world.from, world.log.includes('onSent')]).toEqual([
      ['The reference of your message is GP-1.'],
      ['/en/contact/'],
      false,
    ])
  })
})
