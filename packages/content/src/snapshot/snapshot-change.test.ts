import { fixtureSnapshot } from '@bank/sample/snapshot.ts'
import { expect, it } from 'vitest'
import type { Snapshot } from './snapshot.ts'
import { loadedSnapshot } from './snapshot-bytes.ts'
import { changedSnapshot, snapshotChange } from './snapshot-change.ts'

type Page = Snapshot['records']['pages'][number]
const page = (id: string, title: string): Page => ({ id, uri: `/${id}/`, title: { en: title }, approved: true }) as Page
const [one, two, three] = [page('one', 'One'), page('two', 'Two'), page('three', 'Three')]
const before = fixtureSnapshot({
  records: { pages: [one, two, three] },
  blocks: [{ id: 'words', kind: 'simpleContent', content: { en: '<p>Words</p>' } }],
})
const withPages = (pages: readonly Page[]): Snapshot => ({ ...before, records: { ...before.records, pages: [...pages] } })

/** What another thread makes of the change. */
const received = (after: Snapshot): Snapshot => changedSnapshot(before, structuredClone(snapshotChange(before, after)))

it.each([
  ['nothing', before],
  ['a record', withPages([one, page('two', 'Other'), three])],
  ['a new record', withPages([one, page('new', 'New'), two, three])],
  ['a removed record', withPages([one, three])],
  ['the order of records', withPages([three, one, two])],
  ['settings', { ...before, settings: { ...before.settings, bankName: 'Other' } }],
  ['a block', { ...before, blocks: [] }],
] as const)('a change of %s makes the same bytes elsewhere', (_, after) => {
  expect(loadedSnapshot(received(after)).bytes.toString()).toBe(loadedSnapshot(after).bytes.toString())
})

it('what did not change is the same object, and is not sent', () => {
  const after = withPages([three, page('two', 'Other'), one])
  const { records, settings, blocks } = received(after)
  expect(records.pages[0]).toBe(three)
  expect(records.pages[2]).toBe(one)
  expect(records.posts).toBe(before.records.posts)
  expect(settings).toBe(before.settings)
  expect(blocks).toBe(before.blocks)
  expect(JSON.stringify(snapshotChange(before, after))).not.toContain('Three')
})
