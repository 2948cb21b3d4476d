import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AssembledPage, type SiteAssembler, siteAssembler } from './assemble.ts'
import { isFrameRead } from './frame-sources.ts'
import { type Reads, readRecorder } from './reads.ts'
import { exampleSnapshot } from './testing/example-snapshot.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const assembler = (snapshot: Snapshot): SiteAssembler =>
  siteAssembler(snapshot, { siteUrl: undefined, buildYear: 2026, files: ['/userfiles/annual-report-2025.pdf'] })

const assembleAll = ({ places, assemble }: SiteAssembler): ReadonlyMap<string, AssembledPage | undefined> =>
  new Map(
    places.map((place) => {
      try {
        return [place.file, assemble(place)]
      } catch {
        return [place.file, undefined]
      }
    }),
  )

const staleReads = ({ saysStill }: Pick<SiteAssembler, 'saysStill'>, reads: Reads): readonly string[] =>
  Object.entries(reads).flatMap(([read, hash]) => (saysStill(read, hash) ? [] : [read]))

const isCurrent = (now: Pick<SiteAssembler, 'saysStill'>, reads: Reads): boolean => staleReads(now, reads).length === 0

/** All of a page but its frame. */
const mainPart = ({ page: { frame, alerts, leftOut, ...main } }: Pick<AssembledPage, 'page'>): string => JSON.stringify(main)

/** Fails unless a page differs from what it was by its frame alone, which can be made without its blocks. */
const expectOnlyFrame = (now: SiteAssembler, { page, needs }: AssembledPage, before: AssembledPage): void => {
  expect(mainPart({ page })).toBe(mainPart(before))
  expect(needs).toEqual(before.needs)
  const { frame, alerts } = now.assembleFrame(page, before.needs).page
  expect({ frame, alerts }).toEqual({ frame: page.frame, alerts: page.alerts })
}

const isPlain = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every list of records, blocks and pictures among them, and every text inside a value. */
const listsOf = ({ blocks, media, records }: Snapshot): readonly Json[][] =>
  [blocks, media, ...Object.values(records)].filter((list) => list.length > 0) as unknown as Json[][]

type Leaf = { readonly holder: Json[] | { [key: string]: Json }; readonly key: string; readonly value: Json }

const leavesOf = (value: Json): readonly Leaf[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]): readonly Leaf[] =>
        typeof inner === 'object' && inner !== null ? leavesOf(inner) : [{ holder: value as { [key: string]: Json }, key, value: inner }],
      )

type Edit = { readonly kind: 'change' | 'drop field' | 'remove' | 'swap' | 'copy' | 'setting'; readonly at: number; readonly where: number }

const changed = ({ value }: Leaf): Json => {
  if (typeof value === 'string') return value.startsWith('/') ? '/search/' : `${value}!`
  if (typeof value === 'number') return value + 1
  return value !== true
}

/** The snapshot after an edit. `at` and `where` choose the record and the place in it. */
const edited = (before: Snapshot, { kind, at, where }: Edit): Snapshot => {
  const snapshot = structuredClone(before) as Snapshot
  const lists = listsOf(snapshot)
  const rows = lists.flatMap((list) => list.map((row, index) => ({ list, row, index })))
  const { list, row, index } = rows[at % rows.length] ?? { list: [], row: null, index: 0 }
  const settings = snapshot.settings as unknown as Json
  const leaves = leavesOf(kind === 'setting' ? settings : row).filter(({ key }) => key !== 'id' && key !== 'kind')
  const leaf = leaves[where % Math.max(1, leaves.length)]
  if (kind === 'remove') list.splice(index, 1)
  else if (kind === 'swap') list.splice(0, 0, ...list.splice(index, 1))
  else if (kind === 'copy' && isPlain(row)) list.push({ ...structuredClone(row), id: `${String(row['id'])}-copy` })
  else if (leaf && kind === 'drop field' && !Array.isArray(leaf.holder)) delete leaf.holder[leaf.key]
  else if (leaf && !Array.isArray(leaf.holder)) leaf.holder[leaf.key] = changed(leaf)
  return snapshot
}

const edits = fc.record({
  kind: fc.constantFrom('change', 'change', 'change', 'drop field', 'remove', 'swap', 'copy', 'setting'),
  at: fc.nat(),
  where: fc.nat(),
}) as fc.Arbitrary<Edit>

describe('what a page read', () => {
  const before = exampleSnapshot()
  const pagesBefore = assembleAll(assembler(before))

  it('is noted for every example of every block', () => {
    expect([...pagesBefore].filter(([, page]) => page === undefined)).toEqual([])
    expect(pagesBefore.size).toBeGreaterThan(150)
  })

  it('tells after any edit which pages would be another, whatever the edit was', () => {
    let pagesThatChanged = 0
    fc.assert(
      fc.property(edits, (edit) => {
        let after: SiteAssembler
        try {
          after = assembler(edited(before, edit))
        } catch {
          // An edit that the site as a whole refuses: nothing is published.
          return
        }
        for (const [file, page] of assembleAll(after)) {
          const known = pagesBefore.get(file)
          if (page?.hash === known?.hash) continue
          pagesThatChanged += 1
          // A page whose data is another, or which the content breaks now, must not count as current.
          if (!known) continue
          const stale = staleReads(after, known.reads)
          expect(stale, `${file} after ${JSON.stringify(edit)}`).not.toEqual([])
          if (page && stale.every(isFrameRead)) expectOnlyFrame(after, page, known)
        }
      }),
      { numRuns: 20 },
    )
    expect(pagesThatChanged).toBeGreaterThan(10)
  })

  it.each([
    ['alerts', (snapshot: Snapshot) => Object.assign(snapshot.records.alerts[0] as object, { description: { en: '<p>Closed.</p>' } })],
    ['menus', (snapshot: Snapshot) => Object.assign(snapshot.records.menus[0] as object, { pages_json: '[]' })],
  ] as const)('tells of %s that they change the frames of most pages alone', (_, edit) => {
    const after = structuredClone(before) as Snapshot
    edit(after)
    const now = assembler(after)
    const framed = [...assembleAll(now)].flatMap(([file, page]) => {
      const known = pagesBefore.get(file)
      const stale = page && known ? staleReads(now, known.reads) : []
      return page && known && stale.length > 0 && stale.every(isFrameRead) ? [{ page, known }] : []
    })
    expect(framed).not.toEqual([])
    for (const { page, known } of framed) expectOnlyFrame(now, page, known)
  })

  it('leaves alone the pages that an edit does not concern', () => {
    const block = before.blocks.findIndex(({ kind }) => kind === 'testimonialSlider')
    const after = structuredClone(before) as Snapshot
    Object.assign(after.blocks[block] as object, { headline: { en: 'Another headline' } })
    const now = assembler(after)
    const stale = [...pagesBefore].flatMap(([file, page]) => (page && !isCurrent(now, page.reads) ? [file] : []))
    expect(stale).toEqual(['en/examples/testimonialslider', 'es/examples/testimonialslider'])
  })

  it('concerns the pages that show the telephone number of a branch, and few others, when that changes', () => {
    const number = '504-555-0100'
    // Branches in a row, each near the next ones only.
    const row = structuredClone(before) as Snapshot
    const [branch] = row.records.locations as unknown as { [key: string]: Json }[]
    const list = row.records.locations as unknown as Json[]
    for (let at = 1; at <= 15; at += 1)
      list.push({
        ...branch,
        id: `row-${at}`,
        latitude: 30 + at / 10,
        longitude: -80,
        permalink: `row-${at}`,
        uri: `/locations/row-${at}/`,
      })
    const earlier = assembleAll(assembler(row))
    const after = structuredClone(row) as Snapshot
    Object.assign(after.records.locations.find(({ id }) => id === 'row-1') as object, { phone: number })
    const now = assembler(after)
    const shows = [...assembleAll(now)].flatMap(([file, page]) => (page && JSON.stringify(page.page).includes(number) ? [file] : []))
    const stale = [...earlier].flatMap(([file, page]) => (page && !isCurrent(now, page.reads) ? [file] : []))
    expect(shows.length).toBeGreaterThan(2)
    expect(stale).toEqual(expect.arrayContaining(shows))
    expect(stale.length).toBeLessThan(shows.length + 5)
  })
})

describe('a recorder', () => {
  it('notes one page at a time', () => {
    const { record } = readRecorder()
    expect(() => record(() => record(() => 1))).toThrow('one page at a time')
    expect(record(() => 1).result).toBe(1)
  })

  it('notes few rows of a column by themselves, and many as the whole column', () => {
    const { record, table } = readRecorder()
    const note = table('branches', (column, row) => `${column} of ${row ?? 'all'}`)
    const readsOf = (rows: number) => Object.keys(record(() => Array.from({ length: rows }, (_, row) => note('phone', `${row}`))).reads)
    expect(readsOf(2)).toEqual(['branches:phone/0', 'branches:phone/1'])
    expect(readsOf(50)).toEqual(['branches:phone'])
  })

  it('takes a source that is no more for changed', () => {
    const before = readRecorder()
    const word = before.source('word', () => 'yes')
    const { reads } = before.record(() => word())
    expect(isCurrent(readRecorder(), reads)).toBe(false)
  })
})
