import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { expect, it, vi } from 'vitest'
import { siteAssembler } from '../page-data/assemble.ts'
import { exampleSnapshot } from '../page-data/testing/example-snapshot.ts'
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
