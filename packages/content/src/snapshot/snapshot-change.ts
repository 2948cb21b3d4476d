import { stableJson } from '../records/canonical.ts'
import type { Snapshot } from './snapshot.ts'

/** A list in terms of the one before: the places of what both have, and the JSON of what is new; nothing when it is the same list. */
type ListChange = readonly (number | string)[] | undefined

/** What makes one snapshot of another, as plain data: a fraction of its bytes. */
export type SnapshotChange = {
  readonly settings: string | undefined
  readonly records: Readonly<Record<string, ListChange>>
  readonly blocks: ListChange
  readonly media: ListChange
}

const listChange = (before: readonly object[], after: readonly object[]): ListChange => {
  if (before === after) return undefined
  const places = new Map(before.map((item, place) => [item, place]))
  return after.map((item) => places.get(item) ?? stableJson(item))
}

/** What changed between two snapshots that share the objects of what did not. */
export const snapshotChange = (before: Snapshot, after: Snapshot): SnapshotChange => {
  const recordsBefore: Readonly<Record<string, readonly object[]>> = before.records
  const lists = Object.entries<readonly object[]>(after.records)
  return {
    settings: before.settings === after.settings ? undefined : stableJson(after.settings),
    records: Object.fromEntries(lists.map(([slug, list]) => [slug, listChange(recordsBefore[slug] ?? [], list)])),
    blocks: listChange(before.blocks, after.blocks),
    media: listChange(before.media, after.media),
  }
}

const changedList = (before: readonly object[], change: ListChange): readonly object[] =>
  change?.map((part) => (typeof part === 'string' ? JSON.parse(part) : before[part])) ?? before

/** The snapshot that a change makes of the one before: its lists and records that did not change are the same objects. */
export const changedSnapshot = (before: Snapshot, { settings, records, blocks, media }: SnapshotChange): Snapshot => {
  const recordsBefore: Readonly<Record<string, readonly object[]>> = before.records
  const after = Object.entries(records).map(([slug, change]) => [slug, changedList(recordsBefore[slug] ?? [], change)])
  return {
    format: before.format,
    settings: settings === undefined ? before.settings : JSON.parse(settings),
    records: Object.fromEntries(after) as Snapshot['records'],
    blocks: changedList(before.blocks, blocks) as Snapshot['blocks'],
    media: changedList(before.media, media) as Snapshot['media'],
  }
}
