import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SearchDocument, WordGroup } from '../document.ts'
import { documentOf, indexOf, resultsFor } from '../testing/index-of.ts'
import type { SearchIndex } from './search-index.ts'

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
  name: text,
  description: text,
  headings: fc.array(text, { maxLength: 2 }),
  text,
  labels: fc.array(text, { maxLength: 2 }),
  places: fc.array(fc.constantFrom('Houma', 'Open Branch'), { maxLength: 1 }),
})

/** A site: pages by the number in their address, in that order, and the words that it knows. */
const site = fc.record({
  pages: fc.dictionary(fc.integer({ min: 0, max: 30 }).map(String), page, { minKeys: 1, maxKeys: 20 }),
  groups: fc.array(
    fc.record({ phrases: fc.array(text, { minLength: 1, maxLength: 2 }), answers: fc.constantFrom([], ['/3/'], ['/7/', '/3/']) }),
    { maxLength: 3 },
  ),
})
const typed = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

const documentsOf = (pages: Record<string, Partial<SearchDocument>>): SearchDocument[] =>
  Object.entries(pages).map(([number, own]) => documentOf({ name: '', ...own, url: `/${number}/` }))

const groupsOf = (groups: readonly Pick<WordGroup, 'phrases' | 'answers'>[]): WordGroup[] =>
  groups.map((group, id) => ({ id: String(id), ...group }))

const answers = (index: SearchIndex, queries: readonly string[]) =>
  queries.map((query) => [resultsFor(index, query), resultsFor(index, query, 10), index.suggest(query), index.suggest(`${query}zz`)])

it('[D-SRCH-2] [API-01] an index made of the one before answers like a new one, whatever changed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(site, { minLength: 2, maxLength: 6 }),
      fc.array(typed, { minLength: 5, maxLength: 10 }),
      async (sites, queries) => {
        let index: SearchIndex | undefined
        for (const { pages, groups } of sites) {
          const documents = documentsOf(pages)
          index = await indexOf('en', documents, groupsOf(groups), index)
          expect(answers(index, queries)).toEqual(answers(await indexOf('en', documents, groupsOf(groups)), queries))
        }
      },
    ),
  )
})

const pages = (count: number, name: string) =>
  documentsOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, { name: `${name} ${n}` }])))

it('an edit takes over what was read of all other pages, and the index before still answers for its own', async () => {
  const before = await indexOf('en', pages(50, 'Loan'))
  const after = await indexOf('en', pages(50, 'Loan').with(7, documentOf({ url: '/7/', name: 'Branch in Houma' })), [], before)
  expect(after.parts.read.filter((one, index) => one !== before.parts.read[index])).toHaveLength(1)
  expect(after.parts.weighed.filter((one, index) => one !== before.parts.weighed[index])).toHaveLength(1)
  for (let turn = 0; turn < 2; turn += 1) {
    expect([resultsFor(after, 'houma').total, resultsFor(after, 'loan').total]).toEqual([1, 49])
    expect([resultsFor(before, 'houma').total, resultsFor(before, 'loan').total]).toEqual([0, 50])
  }
})

it('an edit of words weighs all pages anew, and reads none', async () => {
  const before = await indexOf('en', pages(50, 'Loan'))
  const after = await indexOf('en', pages(50, 'Loan'), [{ id: 'money', phrases: ['borrow'], answers: ['/7/'] }], before)
  expect(after.parts.read.every((one, index) => one === before.parts.read[index])).toBe(true)
  expect([resultsFor(after, 'borrow').data[0]?.url, resultsFor(before, 'borrow').total]).toEqual(['/7/', 0])
})

it('lets others have their turn while it is made', async () => {
  const { createSearchIndex } = await import('./search-index.ts')
  let turns = 0
  const pause = async () => {
    turns += 1
  }
  await createSearchIndex('en', { documents: pages(100, 'Loan'), groups: [] }, pause)
  expect(turns).toBeGreaterThanOrEqual(20)
})
