import type { PlainRecord } from '../../records/canonical.ts'
import { type Reference, referencesOf } from './references.ts'

export type Placed = { readonly slug: string; readonly id: string; readonly content: PlainRecord }

export type Circle<T> = { readonly record: T; readonly reference: Reference }

/**
 * Records so ordered that each comes after the records it points to, and otherwise as given; with them every reference that
 * leads back to where it came from, such as a category that is its own ancestor.
 */
export const orderByReference = <T extends Placed>(
  records: readonly T[],
): { readonly ordered: readonly T[]; readonly circles: readonly Circle<T>[] } => {
  const bySlug = new Map(
    [...Map.groupBy(records, ({ slug }) => slug)].map(([slug, list]) => [slug, new Map(list.map((record) => [record.id, record]))]),
  )
  const state = new Map<T, 'open' | 'done'>()
  const ordered: T[] = []
  const circles: Circle<T>[] = []
  const visit = (record: T) => {
    state.set(record, 'open')
    for (const reference of referencesOf(record))
      for (const target of reference.ids.flatMap((id) => bySlug.get(reference.to)?.get(id) ?? [])) {
        if (state.get(target) === 'open') circles.push({ record, reference })
        else if (!state.has(target)) visit(target)
      }
    state.set(record, 'done')
    ordered.push(record)
  }
  for (const record of records) if (!state.has(record)) visit(record)
  return { ordered, circles }
}
