import { onceForEach } from '@bank/model/once-for-each.ts'
import { sha256 } from '../files/sha256.ts'
import { stableJson } from '../records/canonical.ts'
import type { LoadedSnapshot } from './load-snapshot.ts'
import type { Snapshot } from './snapshot.ts'

const [comma, open, close] = [Buffer.from(','), Buffer.from('['), Buffer.from(']')]

const recordBytes = onceForEach((record: object) => Buffer.from(stableJson(record)))

const listBytes = onceForEach((records: readonly object[]) =>
  Buffer.concat([open, ...records.flatMap((record, index) => (index === 0 ? [recordBytes(record)] : [comma, recordBytes(record)])), close]),
)

const objectBytes = (properties: readonly (readonly [name: string, bytes: Buffer])[]): Buffer =>
  Buffer.concat([
    Buffer.from('{'),
    ...properties
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, bytes], index) => [Buffer.from(`${index === 0 ? '' : ','}${JSON.stringify(name)}:`), bytes]),
    Buffer.from('}'),
  ])

const bytesOf = ({ format, settings, records, blocks, media }: Snapshot): Buffer =>
  objectBytes([
    ['format', Buffer.from(stableJson(format))],
    ['settings', recordBytes(settings)],
    ['records', objectBytes(Object.entries(records).map(([slug, list]) => [slug, listBytes(list)]))],
    ['blocks', listBytes(blocks)],
    ['media', listBytes(media)],
  ])

/**
 * A snapshot with its bytes, which are its `stableJson`, and their hash. The bytes of records and lists that it has in common with an earlier
 * one are not made again.
 */
export const loadedSnapshot = (snapshot: Snapshot): LoadedSnapshot => {
  const bytes = bytesOf(snapshot)
  return { snapshot, bytes, hash: sha256(bytes) }
}
