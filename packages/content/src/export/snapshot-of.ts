import { collections } from '@bank/model/collections.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { PlainRecord } from '../records/canonical.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { settingsKey } from '../store/declaration.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { AllDocuments } from './mirror/collections.ts'
import type { PictureRead } from './read-picture.ts'
import { hiddenBecause } from './visibility.ts'

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

const place = (content: PlainRecord): number => (typeof content['order'] === 'number' ? content['order'] : Number.POSITIVE_INFINITY)

const inContentOrder = (a: StoredDocument, b: StoredDocument): number =>
  place(a.content) === place(b.content) ? byId(a, b) : place(a.content) - place(b.content)

/** The records of one collection that the public may see, in content order: by order, those without one last, then by id. */
export const visibleOf = onceForEach((documents: ReadonlyMap<string, StoredDocument>): readonly StoredDocument[] =>
  [...documents.values()].filter((document) => hiddenBecause(document) === undefined).toSorted(inContentOrder),
)

/** The list of before, when it has the same things in the same order: whoever remembers something by the list finds it again. */
const kept = <T>(before: readonly T[] | undefined, after: readonly T[]): readonly T[] =>
  before?.length === after.length && after.every((each, index) => each === before[index]) ? before : after

/**
 * Puts checked records together: `documents` by collection, pictures that can be shown by id. Lists and records that are those of the snapshot `before` are the
 * same objects.
 */
export const snapshotOf = (documents: AllDocuments, pictures: readonly PictureRead[], before?: Snapshot): Snapshot => {
  const of = (slug: string) => visibleOf(documents.get(slug) ?? new Map()).map(({ content }) => content)
  const recordsBefore: Readonly<Record<string, readonly unknown[]>> = before?.records ?? {}
  const records = Object.entries(collections).map(([name, { slug }]) => [name, kept(recordsBefore[name], of(slug))])
  // The records have passed the schemas that these types are inferred from.
  return {
    format: 1,
    settings: of(settingsKey)[0] as unknown as Snapshot['settings'],
    records: Object.fromEntries(records) as unknown as Snapshot['records'],
    blocks: kept<unknown>(before?.blocks, of('blocks')) as unknown as Snapshot['blocks'],
    media: kept(before?.media, pictures.flatMap(({ picture }) => picture ?? []).toSorted(byId)),
  }
}
