// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../test-render.tsx'
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

  it('is titled by its headline', () => {
    expect(renderBlock(block, { headline: { en: 'What would it cost?' } }).querySelector('iframe')?.title).toBe('What would it cost?')
  })
})
