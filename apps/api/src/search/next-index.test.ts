import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SearchDocument, searchDocuments } from './search-document.ts'
import { buildSearchIndex, type SearchIndex } from './search-index.ts'

const word = fc.constantFrom(
  'savings',
  'saving',
  'loan',
  'loans',
  'branch',
  'houma',
  'cajero',
  'cajeros',
  'check',
  'checking',
  'hours',
  'open',
)
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const page = fc.record({
  title: text,
  description: text,
  headings: fc.array(text, { maxLength: 2 }),
  text,
  names: fc.array(text, { maxLength: 2 }),
})

/** A site: pages by the number in their address, in that order. */
const site = fc.dictionary(fc.integer({ min: 0, max: 30 }).map(String), page, { minKeys: 1, maxKeys: 20 })
const typed = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

const documentsOf = (pages: Record<string, object>): SearchDocument[] =>
  searchDocuments.parse(Object.entries(pages).map(([number, own]) => ({ url: `/${number}/`, ...own })))

const answers = (index: SearchIndex, queries: readonly string[]) =>
  queries.map((query) => [index.results(query, 0), index.results(query, 10), index.suggest(query), index.suggest(`${query}zz`)])

it('[D-SRCH-2] [API-01] an index made of the one before answers like a new one, whatever changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(site, { minLength: 2, maxLength: 6 }),
      fc.array(typed, { minLength: 5, maxLength: 10 }),
      async (sites, queries) => {
        let index: SearchIndex | undefined
        for (const pages of sites) {
          const documents = documentsOf(pages)
          index = await buildSearchIndex(documents, index)
          expect(answers(index, queries)).toEqual(answers(await buildSearchIndex(documents), queries))
        }
      },
    ),
  )
})

const pages = (count: number, title: string) =>
  documentsOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { title: `${title} ${n}` }])))

it('an edit takes the words of all other pages over, and the index before still answers for its own pages', async () => {
  const before = await buildSearchIndex(pages(50, 'Loan'))
  const edited = pages(50, 'Loan').with(7, { ...(searchDocuments.parse([{ url: '/7/', title: 'Branch in Houma' }])[0] as SearchDocument) })
  const after = await buildSearchIndex(edited, before)
  expect(after.made.pages.words).toBe(before.made.pages.words)
  expect(after.made.pages.documents[8]).toBe(before.made.pages.documents[8])
  for (let turn = 0; turn < 2; turn += 1) {
    expect([after.results('houma', 0).total, after.results('loan', 0).total]).toEqual([1, 49])
    expect([before.results('houma', 0).total, before.results('loan', 0).total]).toEqual([0, 50])
  }
})

it('an index of other pages is made anew, a few in each turn', async () => {
  const before = await buildSearchIndex(pages(50, 'Loan'))
  const after = await buildSearchIndex(pages(50, 'Branch'), before)
  expect(after.made.pages.words).not.toBe(before.made.pages.words)
})

it('the same pages are the same index', async () => {
  const documents = pages(3, 'Loan')
  const before = await buildSearchIndex(documents)
  expect(await buildSearchIndex(documents, before)).toBe(before)
})
