// @vitest-environment jsdom
import { loanPayment } from '@bank/rules/loan/loan-payment.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { startCalculator } from './calculator.ts'
import { LoanCalculator } from './LoanCalculator.tsx'
import { loanCsv } from './loan-csv.ts'
import { readLoan } from './loan-fields.ts'

const open = (query: string) => {
  document.body.innerHTML = renderToStaticMarkup(createElement(LoanCalculator, { name: 'Gulf Pines Bank', tollFree: '800-555-0142' }))
  history.replaceState(null, '', `/calculator-iframe/index.html${query}`)
  startCalculator(window)
}
const panel = () => document.querySelector<HTMLElement>('[data-calculator]:not([hidden])') as HTMLElement
const figure = (name: string) => panel().querySelector(`[data-figure=${name}]`)?.textContent
const type = (name: string, value: string) => {
  const input = panel().querySelector(`[name=${name}]`) as HTMLInputElement
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return input
}

beforeEach(() => {
  document.documentElement.lang = 'en'
})

describe('loan calculator', () => {
  it('[D-CALC-6] shows no figure of any loan before its script runs, but says in both languages whom to call', () => {
    document.body.innerHTML = renderToStaticMarkup(createElement(LoanCalculator, { name: 'Gulf Pines Bank', tollFree: '800-555-0142' }))
    expect(document.querySelectorAll('[data-calculator]:not([hidden])')).toHaveLength(0)
    expect([...document.querySelectorAll('[data-figure], [data-years]')].map(({ textContent }) => textContent).join('')).toBe('')
    const waiting = [...document.querySelectorAll('[data-waiting] p')]
    expect(waiting.map((words) => [words.getAttribute('lang'), words.querySelector('a')?.getAttribute('href')])).toEqual([
      ['en', 'tel:8005550142'],
      ['es', 'tel:8005550142'],
    ])
    startCalculator(window)
    expect(document.querySelector('[data-waiting]')).toBeNull()
  })

  it('[ROUTE-40] shows a computed example before anything is typed', () => {
    open('')
    expect([figure('payment'), figure('interest'), figure('paid')]).toEqual(['$1,539.29', '$304,147.71', '$554,147.71'])
  })

  it('[D-CALC-6] writes amounts that are left as it writes those that it opens with', () => {
    open('')
    expect([type('amount', '35000').value, type('extra', '$50').value, type('rate', '7.250').value]).toEqual(['35,000.00', '50.00', '7.25'])
    expect(type('amount', '250.000').value).toBe('250.000')
  })

  it.each([
    ['30', ['$250,000', '$125,000', '15', '30']],
    ['5', ['$250,000', '$125,000', '', '5']],
  ])('[D-CALC-6] gives the drawing of %s years a scale', (years, scale) => {
    open('')
    type('years', years)
    expect(['mostOwed', 'halfOwed', 'halfTerm', 'term'].map(figure)).toEqual(scale)
  })

  it('[D-CALC-6] works out payment, interest and the schedule of what is typed', () => {
    open('')
    type('amount', '$12,000')
    type('rate', '0')
    type('years', '2')
    expect([figure('payment'), figure('interest'), figure('paid')]).toEqual(['$500.00', '$0.00', '$12,000.00'])
    expect([...panel().querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['1', '$0.00', '$6,000.00', '$6,000.00'],
      ['2', '$0.00', '$6,000.00', '$0.00'],
    ])
  })

  it('[D-CALC-6] says a last payment that is much larger, on screen and to screen readers, and no other', () => {
    open('')
    const last = panel().querySelector<HTMLElement>('[data-sentence=last]')
    expect(last?.hidden).toBe(true)
    for (const [name, value] of [
      ['amount', '10000'],
      ['rate', '29.99'],
      ['years', '40'],
    ] as const)
      type(name, value)
    expect([figure('payment'), last?.hidden]).toEqual(['$249.92', false])
    expect(last?.textContent).toBe('The last payment is larger, $10,249.92: it settles what rounding to the cent has left.')
    expect(panel().querySelector('[data-status]')?.textContent).toContain('$10,249.92')
    type('extra', '1')
    expect(last?.hidden).toBe(true)
  })

  it('[D-CALC-6] shows what extra payments save, and ends the schedule with the last of them', () => {
    open('')
    type('extra', '500')
    const saved = panel().querySelector<HTMLElement>('[data-sentence=saved]')
    expect(saved?.textContent).toMatch(
      /^\$500\.00 more each month, \$2,039\.29 in all, saves \$[\d,]+\.\d\d of interest and ends the loan \d+ years and \d+ months? sooner\.$/,
    )
    expect(saved?.hidden).toBe(false)
    expect(panel().querySelectorAll('[data-years] tr').length).toBeLessThan(30)
    const path = (name: string) => panel().querySelector(`[data-path=${name}]`)?.getAttribute('d')
    expect(path('before')).not.toBe(path('line'))
    type('extra', '')
    expect([saved?.hidden, path('before')]).toEqual([true, ''])
  })

  it.each([
    ['', '$0.10 more each month, $1,539.39 in all, saves $69.57 of interest; the loan ends in the same month as without it.'],
    [
      '?lang=es',
      'Con $0.10 más al mes, $1,539.39 en total, se ahorra $69.57 de interés; el préstamo termina en el mismo mes que sin ello.',
    ],
  ])('[D-CALC-6] says what an extra payment saves that ends the loan no month sooner (%s)', (query, words) => {
    open(query)
    type('extra', '0.10')
    const saved = panel().querySelector<HTMLElement>('[data-sentence=saved]')
    expect([saved?.hidden, saved?.textContent]).toEqual([false, words])
    expect(panel().querySelector('[data-status]')?.textContent).toContain(words)
  })

  it.each([
    ['6.25%', true],
    ['6.25 %', true],
    ['6.25$', true],
    ['6.25k', false],
    ['€6.25', false],
  ])('[D-CALC-2] reads the rate %s: %s', (rate, isRead) =>
    expect(readLoan({ amount: '$100', rate, years: '5', extra: '' }).wrong).toEqual(isRead ? [] : ['rate']),
  )

  it.each(['100%', '250k', '€500', '–5', '(500)'])('[D-CALC-2] does not read the amount %s', (amount) =>
    expect(readLoan({ amount, rate: '5', years: '5', extra: '' }).wrong).toEqual(['amount']),
  )

  it('[D-CALC-6] keeps the loan in the fragment, opens with it again, and says for which loan its figures are', () => {
    open('?amount=35000&rate=7.25&years=5')
    type('extra', '50')
    expect(location.hash).toBe('#loan?amount=35000&rate=7.25&years=5&extra=50')
    open(`?amount=250000&rate=6.25&years=30${location.hash}`)
    expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toEqual(['35,000.00', '7.25', '5', '50.00'])
    type('amount', '250.000,00')
    expect(location.hash).toBe('#loan?amount=35000&rate=7.25&years=5&extra=50')
    expect(panel().querySelector('[data-sentence=terms]')?.textContent).toBe('$35,000.00 at 7.25% over 5 years')
  })

  it('[D-CALC-6] makes a file of the schedule, month by month', () => {
    const csv = loanCsv(loanPayment({ amountCents: 12_000_00, yearlyRate: 0, years: 1 })?.schedule ?? [], ['Month', 'Payment "due"'])
    const lines = csv.split('\r\n')
    expect([lines.length, ...lines.slice(0, 2)]).toEqual([14, '\uFEFF"Month","Payment ""due"""', '1,1000.00,0.00,1000.00,11000.00'])
  })

  it('reads the result out when a field is left', () => {
    open('')
    type('years', '15')
    const status = () => panel().querySelector('[role=status]')?.textContent
    expect(status()).toMatch(/^\$2,143\.56 a month; \$[\d,.]+ interest in all\.$/)
    type('extra', '500')
    expect(status()).toMatch(
      / interest in all\. \$500\.00 more each month, \$2,643\.56 in all, saves \$[\d,.]+ of interest and ends the loan .+ sooner\.$/,
    )
  })

  it('[D-CALC-2] keeps the loan before a wrong field in figures and address, not the beginning of the wrong text', () => {
    open('')
    const input = panel().querySelector('[name=amount]') as HTMLInputElement
    const write = (text: string, event: string) => {
      input.value = text
      input.dispatchEvent(new Event(event, { bubbles: true }))
    }
    for (const text of ['1', '1.', '1.2', '1.23', '1.234', '1.234,', '1.234,5', '1.234,56']) write(text, 'input')
    expect([figure('payment'), location.hash]).toEqual(['$1,539.29', '#loan?amount=250000&rate=6.25&years=30'])
    write('1.234,56', 'change')
    expect(panel().querySelector('[role=status]')?.textContent).toBe('Enter an amount from $1 to $100,000,000, as in 250,000.00.')
    type('amount', '250.000')
    expect(panel().querySelector('[data-error=amount]')?.textContent).toBe('Did you mean 250,000? Thousands are written with a comma.')
    expect(figure('payment')).toBe('$1,539.29')
    type('amount', '1.234,56')
    expect(panel().querySelector('[data-error=amount]')?.textContent).toMatch(/^Enter an amount/)
  })

  it('[D-CALC-6] follows a loan that is pasted into the address', () => {
    open('')
    history.replaceState(null, '', '#loan?amount=35000&rate=7.25&years=5')
    window.dispatchEvent(new Event('hashchange'))
    expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toEqual(['35,000.00', '7.25', '5', ''])
    expect(figure('payment')).toBe('$697.18')
  })

  it('prints the bank, its telephone, the day and the legal sentence', () => {
    open('?lang=es')
    window.dispatchEvent(new Event('beforeprint'))
    const [head, legal] = ['.calculator-letterhead', '.calculator-note'].map((part) => panel().querySelector(part)?.textContent)
    expect(head).toMatch(/^Gulf Pines Bank 800-555-0142 \d{1,2} de \p{L}+ de \d{4}$/u)
    expect(legal).toMatch(/ni un compromiso de préstamo\.$/)
  })

  it('says which field is wrong and keeps the last figures', () => {
    open('')
    const input = type('rate', '31')
    expect([
      input.getAttribute('aria-invalid'),
      panel().querySelector<HTMLElement>('[data-error=rate]')?.hidden,
      figure('payment'),
    ]).toEqual(['true', false, '$1,539.29'])
    type('rate', '6')
    expect([input.getAttribute('aria-invalid'), panel().querySelector<HTMLElement>('[data-error=rate]')?.hidden]).toEqual(['false', true])
  })

  it('speaks Spanish when it is asked to', () => {
    open('?lang=es')
    expect([document.documentElement.lang, document.title, panel().lang]).toEqual(['es', 'Calculadora de préstamos', 'es'])
    expect(document.querySelectorAll('[data-calculator]:not([hidden])')).toHaveLength(1)
  })

  it('opens with the loan that its address asks for', () => {
    open('?lang=es&amount=35000&rate=7.25&years=5')
    expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toEqual(['35,000.00', '7.25', '5', ''])
    expect([figure('payment'), panel().querySelectorAll('[data-years] tr').length]).toEqual(['$697.18', 5])
  })

  it.each(['?amount=35000', '?years=5'])('keeps the rest of its example with %s alone', (query) => {
    open(query)
    expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toContain('6.25')
    expect(figure('payment')).not.toBe('$1,539.29')
  })

  it.each([
    ['?amount=-5&rate=7&years=5', '7', '5', '$4,950.30'],
    ['?amount=%3Cb%3E&rate=7&years=5', '7', '5', '$4,950.30'],
    ['?rate=99', '6.25', '30', '$1,539.29'],
  ])('keeps of its example what %s asks for in vain, and no more', (query, rate, years, payment) => {
    open(query)
    expect([...panel().querySelectorAll('input')].map(({ value }) => value)).toEqual(['250,000.00', rate, years, ''])
    expect(figure('payment')).toBe(payment)
  })

  it('labels every field and describes it by its message', () => {
    open('')
    for (const input of panel().querySelectorAll('input')) {
      expect(input.labels).toHaveLength(1)
      expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')).not.toBeNull()
    }
  })
})

describe('readLoan', () => {
  const fields = { amount: '250,000', rate: '6.25', years: '30', extra: '' }
  it.each([
    ['amount', '$ 1,234.567', { amountCents: 123_457 }],
    ['rate', '6.5 %', { yearlyRate: 6.5 }],
    ['rate', '.5', { yearlyRate: 0.5 }],
    ['years', '15', { years: 15 }],
    ['extra', '$50', { extraCents: 50_00 }],
    ['rate', '0.0000001', { yearlyRate: 0 }],
  ])('reads the %s "%s"', (field, typed, expected) => {
    expect(readLoan({ ...fields, [field]: typed }).loan).toMatchObject(expected)
  })
  it.each([
    ['amount', ''],
    ['amount', '0.99'],
    ['amount', '-5'],
    ['amount', '1.2.3'],
    ['amount', '250.000,00'],
    ['amount', '1.234,56'],
    ['amount', '10,50'],
    ['amount', '1e5'],
    ['amount', '250.000'],
    ['amount', '90071992547409.91'],
    ['rate', '6,25'],
    ['years', '1e1'],
    ['extra', '-5'],
    ['extra', '10,50'],
    ['amount', '100000001'],
    ['rate', 'six'],
    ['rate', '30.1'],
    ['years', '0'],
    ['years', '2.5'],
    ['years', '41'],
  ])('refuses the %s "%s"', (field, typed) => {
    expect(readLoan({ ...fields, [field]: typed })).toEqual({ wrong: [field] })
  })
})
