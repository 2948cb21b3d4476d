import type { PlainRecord } from './canonical.ts'
import { type Reference, recordReferences } from './references.ts'

export type Placed = { readonly slug: string; readonly id: string; readonly content: PlainRecord }

export type Circle<T> = { readonly record: T; readonly reference: Reference }

const key = (slug: string, id: string) => `${slug}/${id}`

/**
 * Records so ordered that each comes after the records it points to, and otherwise as given; with them every reference that
 * leads back to where it came from, such as a category that is its own ancestor.
 */
export const orderByReference = <T extends Placed>(
  records: readonly T[],
): { readonly ordered: readonly T[]; readonly circles: readonly Circle<T>[] } => {
  const byKey = new Map(records.map((record) => [key(record.slug, record.id), record]))
  const state = new Map<T, 'open' | 'done'>()
  const ordered: T[] = []
  const circles: Circle<T>[] = []
  const visit = (record: T) => {
    state.set(record, 'open')
    for (const reference of recordReferences(record.slug, record.content))
      for (const target of reference.ids.flatMap((id) => byKey.get(key(reference.to, id)) ?? [])) {
        if (state.get(target) === 'open') circles.push({ record, reference })
        else if (!state.has(target)) visit(target)
      }
    state.set(record, 'done')
    ordered.push(record)
  }
  for (const record of records) if (!state.has(record)) visit(record)
  return { ordered, circles }
}
