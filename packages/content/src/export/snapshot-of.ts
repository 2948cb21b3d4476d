import type { Media } from '@bank/model/collections/media.ts'
import { collections } from '@bank/model/collections.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PlainRecord } from '../store/canonical.ts'
import { settingsKey } from '../store/declaration.ts'
import type { StoredDocument } from '../store/read-store.ts'

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1)

const place = (content: PlainRecord): number => (typeof content['order'] === 'number' ? content['order'] : Number.POSITIVE_INFINITY)

const inContentOrder = (documents: readonly StoredDocument[]): readonly PlainRecord[] =>
  documents
    .toSorted((a, b) => (place(a.content) === place(b.content) ? byId(a, b) : place(a.content) - place(b.content)))
    .map(({ content }) => content)

/** Puts checked records together: collections in content order (order, then id; without one last), pictures by id. */
export const snapshotOf = (visible: readonly StoredDocument[], pictures: readonly Media[]): Snapshot => {
  const of = (slug: string) => inContentOrder(visible.filter((document) => document.slug === slug))
  // The records have passed the schemas that these types are inferred from.
  return {
    format: 1,
    settings: of(settingsKey)[0] as unknown as Snapshot['settings'],
    records: Object.fromEntries(Object.entries(collections).map(([name, { slug }]) => [name, of(slug)])) as unknown as Snapshot['records'],
    blocks: of('blocks') as unknown as Snapshot['blocks'],
    media: pictures.toSorted(byId),
  }
}
