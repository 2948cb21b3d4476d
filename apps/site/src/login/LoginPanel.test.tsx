// @vitest-environment jsdom
import { testContext } from '@bank/blocks/testing/context.ts'
import { translator } from '@bank/i18n/translate.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginPanel } from './LoginPanel.tsx'
import { loginPanelProps } from './login-props.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const { settings, link } = testContext('en')
const of = loginPanelProps({ settings, t: translator('en'), link })

let root: Root
let requests = 0

const show = async (): Promise<void> => {
  const host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(async () =>
    root.render(
      <LoginPanel
        of={of}
        idPrefix="header"
        onCloseRequest={() => {
          requests += 1
        }}
      />,
    ),
  )
}

const find = <E extends HTMLElement = HTMLElement>(selector: string): E | null => document.querySelector<E>(selector)

const named = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('a,button')].find((element) => element.textContent?.startsWith(name))
  if (!found) throw new Error(`Nothing is called ${name}`)
  return found
}

/** Clicks without following: jsdom does not navigate. */
const press = (name: string) =>
  act(async () => {
    const element = named(name)
    element.addEventListener('click', (event) => element.matches('a') && event.preventDefault(), { once: true })
    element.click()
  })

const field = (name: string): HTMLInputElement => {
  const input = find<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`No field ${name}`)
  return input
}

const type = (name: string, value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), value)
    field(name).dispatchEvent(new Event('input', { bubbles: true }))
  })

const leave = (name: string) =>
  act(async () => {
    field(name).focus()
    field(name).blur()
  })

/** Sends the form and tells whether the browser would have posted it. */
const submit = async (): Promise<boolean> => {
  let posted = false
  await act(async () => {
    const form = find<HTMLFormElement>('form')
    document.addEventListener(
      'submit',
      (event) => {
        posted = !event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    form?.requestSubmit()
  })
  return posted
}

const errors = () => [...document.querySelectorAll('.field-error')].map(({ textContent }) => textContent)

beforeEach(() => {
  requests = 0
  localStorage.clear()
  window.dataLayer = []
})

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

describe('the login panel at first', () => {
  it('[LOGIN-14] shows four options, no dropdown and no form', async () => {
    await show()
    expect(document.querySelectorAll('.login-choices .login-choice')).toHaveLength(4)
    expect([find('.login-dropdown'), find('form')]).toEqual([null, null])
  })

  it.each(['mortgage', 'null', '', '{}'])('[LOGIN-14] does so with %j stored too (D-LOGIN-4)', async (stored) => {
    localStorage.setItem('loginOption', stored)
    await show()
    expect([document.querySelectorAll('.login-choice').length, find('form')]).toEqual([4, null])
  })

  it.each([
    ['LOGIN-05', 'Personal and business banking', 'personal-business', '_textBoxUserId'],
    ['LOGIN-06', 'Treasury management', 'treasury', '_textBoxCompanyId'],
  ])('[LOGIN-16] [%s] %s stores %s and shows its form, ready to type in', async (_id, name, stored, first) => {
    await show()
    await press(name)
    expect(localStorage.getItem('loginOption')).toBe(stored)
    expect(document.activeElement).toBe(field(first))
    expect(find('.login-type-value')?.textContent).toBe(name)
  })

  it.each([
    ['LOGIN-18', 'Mortgage', 0],
    ['LOGIN-19', 'Loans', 1],
  ])('[%s] %s stores nothing and shows no form', async (_id, name, closes) => {
    await show()
    await press(name)
    expect([localStorage.length, find('form'), requests]).toEqual([0, null, closes])
  })

  it('[LOGIN-04] loans opens a new tab that cannot reach back', async () => {
    await show()
    expect(named('Loans')).toMatchObject({ target: '_blank', rel: 'noopener', href: settings.loanPaymentUrl })
  })

  it.each(['Personal and business banking', 'Treasury management', 'Mortgage', 'Loans'])(
    '[ANAL-06] records the choice of %s',
    async (name) => {
      await show()
      await press(name)
      expect(window.dataLayer).toEqual([
        expect.objectContaining({ event: 'datalayer_track', category: 'login', label: of.choices.find(({ text }) => text === name)?.id }),
      ])
    },
  )
})

describe('the login panel of a visitor who has chosen', () => {
  it.each([
    ['personal-business', settings.loginUrl, ['_textBoxUserId']],
    ['treasury', settings.treasuryLoginUrl, ['_textBoxCompanyId', '_textBoxUserId']],
  ])('[LOGIN-17] [LOGIN-15] %s comes back with dropdown and form, without taking the focus', async (stored, action, names) => {
    localStorage.setItem('loginOption', stored)
    await show()
    const form = find<HTMLFormElement>('form')
    expect(form).toMatchObject({ method: 'post', action, target: '_blank' })
    expect([...(form?.querySelectorAll('input') ?? [])].map(({ name }) => name)).toEqual(names)
    expect(find('.login-type')?.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(document.body)
  })

  it.each([
    ['LOGIN-18', 'Mortgage'],
    ['LOGIN-19', 'Loans'],
  ])('[%s] %s in the dropdown changes neither the stored choice nor the form (D-LOGIN-5)', async (_id, name) => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    await press('Account type')
    await press(name)
    expect([localStorage.getItem('loginOption'), field('_textBoxCompanyId').form?.action]).toEqual(['treasury', settings.treasuryLoginUrl])
    expect([find('.login-list')?.hidden, document.activeElement]).toEqual([true, find('.login-type')])
  })

  it('[LOGIN-16] the dropdown changes the form, and what was typed does not come along', async () => {
    localStorage.setItem('loginOption', 'personal-business')
    await show()
    await type('_textBoxUserId', 'renee')
    await press('Account type')
    expect(named('Personal and business banking').getAttribute('aria-current')).toBe('true')
    await press('Treasury management')
    expect(localStorage.getItem('loginOption')).toBe('treasury')
    expect([field('_textBoxUserId').value, document.activeElement]).toEqual(['', field('_textBoxCompanyId')])
  })

  it('the dropdown is worked with arrow keys, and its Escape closes nothing else', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    const heard: string[] = []
    const listen = ({ key }: KeyboardEvent) => heard.push(key)
    document.addEventListener('keydown', listen)
    const key = (pressed: string) =>
      act(async () => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
      })
    find('.login-type')?.focus()
    await key('ArrowDown')
    expect(find('.login-list')?.hidden).toBe(false)
    await key('ArrowDown')
    await key('ArrowDown')
    expect(document.activeElement).toBe(find('.login-list [aria-current]'))
    await key('ArrowUp')
    expect(document.activeElement).toBe(find('.login-list .login-choice'))
    await key('Escape')
    expect([find('.login-list')?.hidden, document.activeElement]).toEqual([true, find('.login-type')])
    await key('Escape')
    expect(heard.filter((pressed) => pressed === 'Escape')).toHaveLength(1)
    document.removeEventListener('keydown', listen)
  })

  it('[LOGIN-20] a user id of 33 characters is refused, 32 are sent', async () => {
    localStorage.setItem('loginOption', 'personal-business')
    await show()
    await type('_textBoxUserId', 'x'.repeat(33))
    expect(await submit()).toBe(false)
    expect(errors()).toEqual(['Enter at most 32 characters'])
    await type('_textBoxUserId', 'x'.repeat(32))
    expect(errors()).toEqual([])
    expect([await submit(), requests]).toEqual([true, 1])
  })

  it('[LOGIN-21] a company id of 27 characters is refused, 26 are sent', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    await type('_textBoxUserId', 'renee')
    await type('_textBoxCompanyId', 'x'.repeat(27))
    expect([await submit(), requests, errors()]).toEqual([false, 0, ['Enter at most 26 characters']])
    await type('_textBoxCompanyId', 'x'.repeat(26))
    expect([await submit(), requests, errors()]).toEqual([true, 1, []])
  })

  it('[LOGIN-22] an error shows only once its field was touched and is wrong', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    await type('_textBoxUserId', 'x'.repeat(33))
    expect(errors()).toEqual([])
    await leave('_textBoxUserId')
    expect(errors()).toEqual(['Enter at most 32 characters'])
    const input = field('_textBoxUserId')
    expect([
      input.getAttribute('aria-invalid'),
      document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', 'Enter at most 32 characters'])
    expect([field('_textBoxCompanyId').getAttribute('aria-invalid'), field('_textBoxCompanyId').getAttribute('aria-describedby')]).toEqual([
      'false',
      null,
    ])
    await type('_textBoxUserId', 'renee')
    expect(errors()).toEqual([])
  })

  it('[LOGIN-22] a submit touches every field and goes to the first wrong one', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    expect([await submit(), requests, errors()]).toEqual([false, 0, ['This field is required', 'This field is required']])
    expect(document.activeElement).toBe(field('_textBoxCompanyId'))
    await type('_textBoxCompanyId', 'acme')
    await submit()
    expect([document.activeElement, errors()]).toEqual([field('_textBoxUserId'), ['This field is required']])
  })

  it('[D-LOGIN-1] [D-LOGIN-3] fields have no maxlength and ask for a user name, never for a password', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    expect(
      [...document.querySelectorAll('input')].map((input) => [input.type, input.getAttribute('maxlength'), input.autocomplete]),
    ).toEqual([
      ['text', null, 'off'],
      ['text', null, 'username'],
    ])
  })

  it('[D-LOGIN-3] what is typed is neither stored nor recorded', async () => {
    localStorage.setItem('loginOption', 'treasury')
    await show()
    await type('_textBoxCompanyId', 'secret-company')
    await type('_textBoxUserId', 'secret-user')
    await submit()
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.dataLayer, document.cookie])).not.toContain('secret')
  })
})

it('[STORE-04] a browser that keeps nothing shows the form all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await show()
  await press('Treasury management')
  expect(field('_textBoxCompanyId').form?.action).toBe(settings.treasuryLoginUrl)
})
