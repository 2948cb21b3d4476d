// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { CalculatorFrame as View } from './CalculatorFrame.tsx'
import { calculatorFrame as schema } from './schema.ts'
import { toProps } from './toProps.ts'

const block = { schema, toProps, View }

describe('calculator frame', () => {
  it.each([
    ['en', '/calculator-iframe/index.html', 'Loan calculator'],
    ['es', '/calculator-iframe/index.html?lang=es', 'Calculadora de préstamos'],
  ] as const)('[ROUTE-41] shows the calculator in a titled frame that may grow, in %s', (language, src, title) => {
    const frame = renderBlock(block, {}, { language }).querySelector('iframe')
    expect([frame?.getAttribute('src'), frame?.title, frame?.hasAttribute('data-frame-height')]).toEqual([src, title, true])
  })

  it('opens with the loan of its record, without what the record leaves out', () => {
    const src = (fields: object, language: 'en' | 'es') =>
      renderBlock(block, fields, { language }).querySelector('iframe')?.getAttribute('src')
    expect(src({ amount: 35_000, rate: 7.25, years: 5 }, 'es')).toBe('/calculator-iframe/index.html?lang=es&amount=35000&rate=7.25&years=5')
    expect(src({ rate: 0 }, 'en')).toBe('/calculator-iframe/index.html?rate=0')
  })

  it('is titled by its headline', () => {
    expect(renderBlock(block, { headline: { en: 'What would it cost?' } }).querySelector('iframe')?.title).toBe('What would it cost?')
  })
})
