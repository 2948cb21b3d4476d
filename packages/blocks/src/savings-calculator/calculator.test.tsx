// @vitest-environment jsdom

import { formatDollars } from '@bank/i18n/format.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testContext } from '../testing/context.ts'
import { balanceFragment, balanceIn } from './balance-address.ts'
import { Calculator } from './Calculator.tsx'
import { toProps } from './toProps.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let host: HTMLElement
let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

const show = (language: 'en' | 'es' = 'en') => {
  const props = toProps({ id: 'savings', kind: 'savingsCalculator' }, testContext(language))
  if (!props) throw new Error('the calculator is hidden')
  act(() => root.render(<Calculator {...props.calculator} />))
}
const field = () => host.querySelector('input') as HTMLInputElement
const figures = () => [...host.querySelectorAll('dd')].map(({ textContent }) => textContent)
const on = () => host.querySelector('.savings-calculator-on')?.textContent
const error = () => host.querySelector('.field-error')?.textContent
const said = () => host.querySelector('[role=status]')?.textContent
const write = (text: string, inputType = 'insertText') =>
  act(() => {
    field().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType, data: text.slice(-1) }))
  })

describe('savings calculator', () => {
  it('[CALC-04] [D-CALC-5] opens with $0.00', () => {
    show()
    expect([field().value, ...figures()]).toEqual(['$0.00', '$0.00', '$0.00'])
  })

  it.each([
    ['en', 'Write a balance, and its year is drawn here.'],
    ['es', 'Escriba un saldo y aquí se dibuja su año.'],
  ] as const)('[CALC-04] says what to do where there is nothing to draw (%s)', (language, words) => {
    show(language)
    const picture = () => host.querySelector('.savings-calculator-picture') as Element
    expect([picture().tagName, picture().textContent]).toEqual(['P', words])
    write('100')
    expect([picture().tagName, host.textContent?.includes(words)]).toEqual(['svg', false])
    write('-5')
    expect([error() !== undefined, picture().textContent]).toEqual([true, words])
  })

  it('[CALC-14] keeps what was valid before something wrong, also when that was written before it came alive', () => {
    show()
    act(() => {
      field().focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '1.2.3')
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect([field().value, error()]).toEqual(['$1.2.3', 'Invalid input format'])
    act(() => field().blur())
    expect([field().value, error(), on()]).toEqual([
      '$1.2.3',
      'Invalid input format',
      'What is written could not be read. Still worked out on a balance of $0.00',
    ])
  })

  it('[D-CALC-5] keeps selected what was selected before it came alive', () => {
    show()
    act(() => {
      field().focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '10000')
      field().setSelectionRange(0, 5)
      field().dispatchEvent(new Event('input', { bubbles: true }))
    })
    expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['$10,000', 0, 7])
  })

  it.each([
    ['CALC-01', '10000', '$450.00', '$37.50'],
    ['CALC-01', '40000', '$1,800.00', '$150.00'],
    ['CALC-02', '50000', '$1,850.00', '$154.17'],
    ['CALC-02', '100000', '$2,100.00', '$175.00'],
    ['CALC-05', '-40000', '$0.00', '$0.00'],
  ])('[%s] [CALC-03] [CALC-06] [CALC-07] on %s shows %s a year and %s a month, without a button', (_, text, year, month) => {
    show()
    write(text)
    expect(figures()).toEqual([year, month])
    expect(host.querySelector('button')).toBeNull()
  })

  it.each([
    ['en', 'Balance cannot be negative', 'Invalid input format'],
    ['es', 'El saldo no puede ser negativo', 'El formato no es válido'],
  ] as const)('[CALC-11] [CALC-12] [CALC-13] [CALC-14] says what is wrong, in %s', (language, negative, invalid) => {
    show(language)
    write('10000')
    write('$10,000x')
    expect([error(), ...figures()]).toEqual([invalid, '$450.00', '$37.50'])
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')?.split(' ')).toContain(host.querySelector('.field-error')?.id)
    write('-5')
    expect([field().value, error(), ...figures()]).toEqual(['$0.00', negative, '$0.00', '$0.00'])
    write('12')
    expect([error(), field().getAttribute('aria-invalid')]).toEqual([undefined, null])
    write('abc')
    expect([field().value, error(), ...figures()]).toEqual(['$0.00', undefined, '$0.00', '$0.00'])
  })

  it('[CALC-09] [D-CALC-3] rounds what is pasted, cuts what is typed, and shows two decimals once it is left', () => {
    show()
    write('1234.005', 'insertFromPaste')
    expect(field().value).toBe('$1,234.01')
    write('1000.005')
    expect(field().value).toBe('$1,000.00')
    write('1234.5')
    act(() => field().blur())
    expect(field().value).toBe('$1,234.50')
  })

  it.each(['en', 'es'] as const)(
    '[D-CALC-2] keeps what does not fit the grouping, with its error, over the last valid balance (%s)',
    (language) => {
      show(language)
      for (const text of ['1.234,56', '10,50', '250.000,00', '1 234,50', '1e5']) {
        write('10000', 'insertFromPaste')
        write(text, 'insertFromPaste')
        act(() => field().blur())
        expect([field().value, error() !== undefined, ...figures()]).toEqual([text, true, '$450.00', '$37.50'])
        expect(on()).toContain('$10,000.00')
      }
    },
  )

  it('[D-CALC-2] asks what three zeros behind a point mean, in English too', () => {
    show()
    write('250.000')
    expect([error(), ...figures()]).toEqual(['Did you mean 250,000? Thousands are written with a comma.', '$0.00', '$0.00'])
  })

  it('[PROD-07] says what the account costs below its minimum balance', () => {
    const fee = () => host.querySelector('.savings-calculator-fee')?.textContent
    const props = toProps({ id: 'savings', kind: 'savingsCalculator' }, testContext('en'))
    const told = { belowCents: 500_00, words: 'Below $500.00 it costs $5.00.' }
    if (props) act(() => root.render(<Calculator {...props.calculator} fee={told} />))
    expect(fee()).toBeUndefined()
    write('499.99')
    expect(fee()).toBe(told.words)
    write('500')
    expect(fee()).toBeUndefined()
  })

  it('[D-CALC-2] waits with the error for the digits that a comma wants', () => {
    show()
    write('$10,')
    write('$10,5')
    expect(error()).toBeUndefined()
    act(() => vi.advanceTimersByTime(1000))
    expect(error()).toBe('Invalid input format')
    write('$10,500')
    expect([error(), ...figures()]).toEqual([undefined, '$472.50', '$39.38'])
  })

  it('[CALC-02] [CALC-03] [D-CALC-4] shows how the figures are worked out, with the day of the rates', () => {
    show()
    write('45003')
    const steps = [...host.querySelectorAll('.savings-calculator-step')].map(({ textContent }) => textContent)
    expect(steps).toEqual([
      '$40,000.00 × 4.50% = $1,800.00',
      '$5,003.00 × 0.50% = $25.015',
      'Estimated interest in a year $1,825.015 ≈ $1,825.02',
      '$1,825.015 ÷ 12 ≈ $152.08',
    ])
    expect(host.querySelector('.savings-calculator-work .fine')?.textContent).toMatch(/Rates as of \w+ \d+, \d{4}\.$/)
    expect(host.querySelector('.savings-calculator-marks')?.textContent).toContain('After half a year $912.51')
    expect(host.querySelectorAll('.savings-calculator-picture rect')).toHaveLength(24)
  })

  it('keeps the balance in the fragment of the address once it is written', () => {
    history.replaceState(null, '', '/en/savings-calculator/')
    show()
    expect(location.hash).toBe('')
    write('50000.5', 'insertFromPaste')
    expect([location.hash, ...['#balance=50000.5', '#balance=1e5', '#main'].map(balanceIn)]).toEqual([
      '#balance=50000.5',
      '50000.5',
      undefined,
      undefined,
    ])
    const largest = Number.MAX_SAFE_INTEGER
    expect([balanceFragment(largest), balanceIn(balanceFragment(largest)), formatDollars(largest - 1, 'en')]).toEqual([
      '#balance=90071992547409.91',
      '90071992547409.91',
      '$90,071,992,547,409.90',
    ])
  })

  it('[CALC-08] leaves the caret where it was', () => {
    show()
    write('1234')
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '$91,234')
      field().setSelectionRange(2, 2)
      field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: '9' }))
    })
    expect([field().value, field().selectionStart]).toEqual(['$91,234', 2])
  })

  it('[CALC-07] tells a screen reader the result after a pause, not with every key, and an error at once', () => {
    show()
    act(() => vi.advanceTimersByTime(5000))
    expect(said()).toBe('')
    for (const text of ['1', '$10', '$100', '$1,000']) {
      write(text)
      act(() => vi.advanceTimersByTime(400))
      expect(said()).toBe('')
    }
    act(() => vi.advanceTimersByTime(1000))
    expect(said()).toBe('A balance of $1,000.00 earns $45.00 in a year and $3.75 in a month.')
    write('-5')
    act(() => vi.advanceTimersByTime(0))
    expect(said()).toBe('Balance cannot be negative')
  })
})
