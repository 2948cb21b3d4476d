import { languages } from '@bank/i18n/languages.ts'
import { recordShape } from '@bank/model/collection.ts'
import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import { isUnwritten } from '@bank/model/text.ts'

export type PlainRecord = Readonly<Record<string, unknown>>

const { id: _id, ...flags } = recordShape

/** What every record carries beside its own fields and its id. */
export const flagShape = flags satisfies Shape

/** Whether a value has fields: it is neither a list nor nothing. */
export const isObject = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value without anything that means "never written"; `undefined` when nothing is left. */
const canonicalValue = (meta: FieldMeta, value: unknown): unknown => {
  if (meta.localized) {
    const written = languages.flatMap((language) =>
      isObject(value) && !isUnwritten(value[language]) ? [[language, value[language]] as const] : [],
    )
    return written.length > 0 ? Object.fromEntries(written) : undefined
  }
  // A list that must have rows stays visible when it has none, so that its schema can refuse it (D-BLK-15).
  if (meta.kind === 'list' && meta.min && !(Array.isArray(value) && value.length > 0)) return []
  if (value === undefined || value === null || value === '') return meta.default
  switch (meta.kind) {
    case 'flag':
      return value === false && meta.default === undefined ? undefined : value
    case 'references':
      return Array.isArray(value) && value.length > 0 ? value : undefined
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((row) => canonicalFields(meta.shape ?? {}, isObject(row) ? row : {}))
        : undefined
    case 'group': {
      const fields = canonicalFields(meta.shape ?? {}, isObject(value) ? value : {})
      return Object.keys(fields).length > 0 ? fields : undefined
    }
    default:
      return value
  }
}

/**
 * The one form of a set of fields, whoever wrote it: only declared fields, no row ids, no times, defaults filled in, and every
 * look of "never written" (missing, null, empty text, empty list) as an absent key. Two records are the same content exactly
 * when this is equal. Values of the wrong type pass through, for the schema to refuse.
 */
export const canonicalFields = (shape: Shape, fields: PlainRecord): PlainRecord =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = canonicalValue(fieldMeta(schema), fields[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The canonical form of a whole record of a collection. */
export const canonicalRecord = (shape: Shape, record: PlainRecord): PlainRecord => ({
  id: record['id'],
  ...canonicalFields({ ...flagShape, ...shape }, record),
})

/** The canonical form of a block record, which also names its kind. */
export const canonicalBlock = (kind: string, shape: Shape, record: PlainRecord): PlainRecord => ({
  ...canonicalRecord(shape, record),
  kind,
})

/** A value of JSON with all keys sorted. */
export const withSortedKeys = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(withSortedKeys) as Value
  if (!isObject(value)) return value
  const sorted = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, inner]) => [key, withSortedKeys(inner)])) as Value
}

/** JSON with sorted keys: the same content is the same text (STORE). */
export const stableJson = (value: unknown): string => JSON.stringify(withSortedKeys(value))
