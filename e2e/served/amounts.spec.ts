import { expect, test } from '@playwright/test'
import { builtPages, mainOf, plain } from '../site/built-pages.ts'

/** What a calculator or its table works out keeps its cents; the rest of a page is what somebody wrote. */
const worked = /<table\b[^>]*>.*?<\/table>|<section class="savings-calculator\b.*?<\/section>/gs
const isWorked = (part: string): boolean => /class="[^"]*\b(?:savings|ledger)/.test(part)
const written = (html: string): string => plain(mainOf(html).replaceAll(worked, (part) => (isWorked(part) ? ' ' : part)))

const pages = builtPages()
  .filter(({ path }) => !path.startsWith('/calculator-iframe/') && !path.startsWith('/gallery/'))
  .map(({ path, html }) => ({ path, text: written(html) }))

/** Amounts of a text, each once, in order of their letters. */
const amountsIn = (text: string): readonly string[] => [...new Set(text.match(/\$[\d,.]*\d/g) ?? [])].toSorted()

test('[D-PROD-5] amounts are written in one form: $12,400 or $12.50, without cents when whole', () => {
  const other = /\$[\d,]+\.00(?!\d)|\$\d{4,}|\$ \d|\$\d+,\d{1,2}(?!\d)|US\$|\bUSD\b|\d+ (?:dollars|dólares)\b/g
  const found = pages.flatMap(({ path, text }) => (text.match(other) ?? []).map((amount) => `${path}: ${amount}`))
  expect(found).toEqual([])
})

test('[D-PROD-5] a page names the same amounts in both languages', () => {
  const spanish = new Map(pages.filter(({ path }) => path.startsWith('/es/')).map(({ path, text }) => [path.slice(3), text]))
  const pairs = pages
    .filter(({ path }) => !path.startsWith('/es/'))
    .flatMap(({ path, text }) => {
      const other = spanish.get(path.replace(/^\/en(?=\/)/, ''))
      return other === undefined ? [] : [{ path, english: amountsIn(text), spanish: amountsIn(other) }]
    })
  expect(pairs.filter(({ english }) => english.length > 0).length).toBeGreaterThan(20)
  expect(pairs.filter(({ english, spanish: other }) => english.join() !== other.join())).toEqual([])
})
