import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { expect, it, vi } from 'vitest'
import { siteAssembler } from '../../page-data/assemble.ts'
import { exampleSnapshot } from '../../page-data/testing/example-snapshot.ts'
import { type LastReads, shownRecords } from './shown-records.ts'

const look = async (snapshot: Snapshot, lastReads: LastReads, id: string) => {
  const assembler = siteAssembler(snapshot, { siteUrl: undefined, buildYear: 2026, files: ['/userfiles/annual-report-2025.pdf'] })
  const assemble = vi.fn(assembler.assemble)
  const pages = await shownRecords(snapshot, { ...assembler, assemble }, lastReads).pagesOf({ slug: 'blocks', id })
  return { paths: pages.map(({ path }) => path), assembled: assemble.mock.calls.length, all: assembler.places.length }
}

/** The snapshot with a page that has lost one of its blocks, and that block. */
const withoutBlock = (snapshot: Snapshot): { readonly changed: Snapshot; readonly block: string } => {
  const ids = new Set(snapshot.blocks.map(({ id }) => id))
  const page = snapshot.records.pages.find(({ blocks }) => blocks?.some(({ block }) => ids.has(block ?? '')))
  const block = page?.blocks?.find((each) => ids.has(each.block ?? ''))?.block ?? ''
  const pages = snapshot.records.pages.map((each) =>
    each === page ? { ...each, blocks: each.blocks?.filter((other) => other.block !== block) ?? [] } : each,
  )
  return { changed: { ...snapshot, records: { ...snapshot.records, pages } }, block }
}

it('assembles again only the pages that read something else than in the snapshot before', async () => {
  const lastReads: LastReads = new Map()
  const snapshot = exampleSnapshot()
  const { changed, block } = withoutBlock(snapshot)
  const first = await look(snapshot, lastReads, block)
  expect(first.paths).not.toEqual([])
  expect(first.assembled).toBe(first.all)
  const second = await look(changed, lastReads, block)
  expect(second.assembled).toBeGreaterThan(0)
  expect(second.assembled).toBeLessThan(second.all / 2)
  expect(second.paths).toEqual((await look(changed, new Map(), block)).paths)
  expect(second.paths).not.toEqual(first.paths)
  expect((await look(snapshot, lastReads, block)).paths).toEqual(first.paths)
})

/** Twelve records more than the snapshot has of a collection: more than pages are said to read one by one. */
const withMore = (snapshot: Snapshot) => {
  const { records } = snapshot
  const twelve = <Row>(make: (number: number) => Row): readonly Row[] => Array.from({ length: 12 }, (_, index) => make(index + 1))
  const names = 'Abel Basil Cyrus Dolly Edgar Fanny Gideon Hester Ingrid Jasper Keziah Lucius'.split(' ')
  const people = twelve((number) => ({
    ...{ id: `person-${number}`, firstName: 'Robin', lastName: names[number - 1] ?? '', title: { en: 'Loan officer' } },
  }))
  return {
    ...snapshot,
    records: {
      ...records,
      staff: [...records.staff, ...people, { id: 'of-no-region', firstName: 'Robin', lastName: 'Aside', title: { en: 'Loan officer' } }],
      'staff-regions': [...records['staff-regions'], { id: 'more', name: { en: 'More' }, Person: people.map(({ id }) => id) }],
      'info-cards': twelve((number) => ({
        ...{ id: `card-${number}`, title: { en: `Calls that carry name ${number}` }, body: { en: '<p>Hang up.</p>' } },
      })),
      'faq-categories': twelve((number) => ({ id: `category-${number}`, name: { en: `Matter ${number}` } })),
      'faq-questions': twelve((number) => ({
        ...{ id: `question-${number}`, question: { en: `What is <b>matter</b> ${number}?` }, answer: { en: '<p>It depends.</p>' } },
        Category: `category-${number}`,
      })),
      'smart-tag-cards': twelve((number) => ({ id: `tag-${number}-en`, title: `Tag ${number}`, Category: ['weather'] })),
    },
  } satisfies Snapshot
}

it('finds the pages of records that stand in long lists, and no page that has only read of them', async () => {
  const snapshot = exampleSnapshot()
  const assembler = siteAssembler(withMore(snapshot), { siteUrl: undefined, buildYear: 2026, files: ['/userfiles/annual-report-2025.pdf'] })
  const { pagesOf } = shownRecords(withMore(snapshot), assembler, new Map())
  const paths = async (slug: string, id: string) => (await pagesOf({ slug, id })).map(({ path }) => path)
  const both = (path: string) => [path, `/es${path}`].map((each) => expect.stringMatching(new RegExp(`${each}$`)))
  for (const [slug, id, path] of [
    ['staff', 'person-3', '/examples/teamdirectory/'],
    ['info-cards', 'card-1', '/examples/recordlist/'],
    ['info-cards', 'card-12', '/examples/recordlist/'],
    ['faq-questions', 'question-2', '/examples/faq/'],
    ['faq-categories', 'category-2', '/examples/faq/'],
  ] as const)
    expect([slug, id, await paths(slug, id)]).toEqual([slug, id, both(path)])
  expect(await paths('staff', 'of-no-region')).toEqual([])
  expect(await paths('smart-tag-cards', 'tag-2-en')).toEqual(['/en/examples/smarttagcards/'])
})
