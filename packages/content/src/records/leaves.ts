import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { PlainRecord } from './canonical.ts'

/** A field of a record that has no fields of its own: its name, the way to it, what is declared of it, and what it holds. */
export type Leaf = {
  readonly name: string
  readonly field: readonly PropertyKey[]
  readonly meta: FieldMeta
  readonly value: unknown
}

/** Every field of a canonical record that holds something, however deep it stands in lists and groups. */
export const leavesOf = (shape: Shape, fields: PlainRecord, path: readonly PropertyKey[] = []): readonly Leaf[] =>
  Object.entries(shape).flatMap(([name, schema]): readonly Leaf[] => {
    const meta = fieldMeta(schema)
    const [value, field] = [fields[name], [...path, name]]
    if (value === undefined || value === null) return []
    const { kind, shape: inner } = meta
    if (!inner) return [{ name, field, meta, value }]
    if (kind !== 'list') return leavesOf(inner, value as PlainRecord, field)
    return (value as readonly PlainRecord[]).flatMap((row, index) => leavesOf(inner, row, [...field, index]))
  })
