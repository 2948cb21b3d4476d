// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { renderBlock } from '../testing/render.tsx'
import { exampleContent } from './examples.ts'
import { RateSheet } from './RateSheet.tsx'
import { rateSheet } from './schema.ts'
import { toProps } from './toProps.ts'

const show = (fields: object = {}, language: 'en' | 'es' = 'en') =>
  renderBlock({ schema: rateSheet, toProps, View: RateSheet }, fields, { language, content: exampleContent })
const texts = (host: ParentNode | null | undefined, selector: string) =>
  [...(host?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)

describe('rate sheet', () => {
  it('[ERR-04] is the place that all links to more rates lead to', () => expect(show().querySelector('section')?.id).toBe('all-rates'))

  it('has a row for every balance and term of every account, below the name of its category', () => {
    const host = show()
    expect(texts(host, 'h3')).toEqual(['Checking', 'Savings', 'Accounts that pay no interest'])
    expect(texts(host, 'h4')).toEqual(['Workboat Checking', 'Seedling Savings'])
    const steady = host.querySelector('#rate-steady-certificate')
    expect(texts(steady, 'thead th')).toEqual(['Balance or term', 'Interest rate', 'APY'])
    expect([...(steady?.querySelectorAll('tbody tr') ?? [])].map((row) => texts(row, 'th, td'))).toEqual([
      ['for 6 months', '3.54%', '3.60%'],
      ['for 12 months, on $500 or more', '3.78%', '3.85%'],
    ])
  })

  it('says beside each rate what opens the account and on which conditions it is earned', () =>
    expect(texts(show().querySelector('#rate-steady-certificate'), 'div > p')).toEqual([
      '$100 minimum opening deposit.',
      'Fixed rate for the whole term, accurate as of November 20, 2026. Taking money out early costs 90 days of interest. Fees could reduce earnings.',
    ]))

  it('names the accounts that pay nothing', () =>
    expect(texts(show(), '.rate-sheet-none li')).toEqual(['Everyday Checking', 'Workboat Checking']))

  it('fills the date into its small print and marks English names on a Spanish page', () => {
    const host = show({ finePrint: { en: 'As of {date}.', es: 'Al {date}.' } }, 'es')
    expect(host.querySelector('.fine')?.textContent).toBe('Al 20 de noviembre de 2026.')
    expect(host.querySelector('#rate-seedling-savings h4')?.getAttribute('lang')).toBe('en')
  })
})
