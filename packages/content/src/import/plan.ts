import { type PlainRecord, stableJson } from '../records/canonical.ts'
import type { Problem } from '../records/problem.ts'
import { canonicalContent } from '../store/canonical-content.ts'
import { orderByReference } from '../store/fields/order-by-reference.ts'
import { referencesOf } from '../store/fields/references.ts'
import type { StoredDocument } from '../store/read-store.ts'
import type { ContentRecord } from './check-content.ts'

export type StoreState = {
  /** What the public may get to see, by key. */
  readonly published: ReadonlyMap<string, StoredDocument>
  /** With the drafts that editors saved since, by key. */
  readonly latest: ReadonlyMap<string, StoredDocument>
  /** What the importer wrote last, by key. */
  readonly imported: ReadonlyMap<string, PlainRecord>
}

export type Plan = {
  /** In an order in which every record comes after those it points to. */
  readonly write: readonly ContentRecord[]
  readonly unchanged: number
  /** Records that an editor changed since they were imported, and that the files want otherwise: left alone. */
  readonly kept: readonly ContentRecord[]
  /** Imported records that are gone from the files; they stay in the store. */
  readonly orphans: readonly string[]
}

export const recordKey = ({ slug, id }: { readonly slug: string; readonly id: string }): string => `${slug}/${id}`

const isSame = (a: unknown, b: unknown): boolean => stableJson(a) === stableJson(b)

type Fate = 'write' | 'unchanged' | 'kept'

const fateOf = (record: ContentRecord, { published, latest, imported }: StoreState): Fate => {
  const key = recordKey(record)
  const stored = latest.get(key) ?? published.get(key)
  const before = imported.get(key)
  if (!stored) return 'write'
  if (isSame(stored.content, record.content)) return 'unchanged'
  // Seen through today's model: a field that is gone, or a default that is new, is no editor's change.
  return stored.published && before && isSame(stored.content, canonicalContent(record.slug, before)) ? 'write' : 'kept'
}

/** Decides what an import writes. Pure: the same files and the same store give the same plan. */
export const planImport = (records: readonly ContentRecord[], state: StoreState): Plan => {
  const fates = Map.groupBy(records, (record) => fateOf(record, state))
  const keys = new Set(records.map(recordKey))
  return {
    write: orderByReference(fates.get('write') ?? []).ordered,
    unchanged: fates.get('unchanged')?.length ?? 0,
    kept: fates.get('kept') ?? [],
    orphans: [...state.imported.keys()].filter((key) => !keys.has(key)),
  }
}

/** References that lead nowhere, neither to the content files nor to the store, and those that go round in a circle. */
export const referenceProblems = (records: readonly ContentRecord[], { published }: StoreState): readonly Problem[] => {
  const keys = new Set([...records.map(recordKey), ...published.keys()])
  const dangling = records.flatMap((record) =>
    referencesOf(record)
      .filter(({ to, ids }) => !ids.some((target) => keys.has(recordKey({ slug: to, id: target }))))
      .map(
        ({ field, to, value }): Problem => ({
          source: record.file,
          record: record.id,
          field,
          value,
          message: `there is no such record in ${to}`,
        }),
      ),
  )
  const circles = orderByReference(records).circles.map(
    ({ record, reference }): Problem => ({
      source: record.file,
      record: record.id,
      field: reference.field,
      value: reference.value,
      message: 'leads in a circle back to this record',
    }),
  )
  return [...dangling, ...circles]
}
