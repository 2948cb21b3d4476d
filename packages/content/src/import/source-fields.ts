import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { PlainRecord } from '../records/canonical.ts'

const isObject = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutNulls = (fields: PlainRecord): PlainRecord =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/**
 * What authors may write more comfortably than the store keeps it: keys without a value count as absent, and a field that holds
 * JSON text may be written as a plain structure (D-STORE-6). Everything else stays as it is, for the schema to judge.
 */
export const sourceFields = (shape: Shape, fields: PlainRecord): PlainRecord =>
  Object.fromEntries(
    Object.entries(withoutNulls(fields)).map(([name, value]) => {
      const schema = shape[name]
      if (!schema) return [name, value]
      const { kind, localized, shape: inner = {} } = fieldMeta(schema)
      if (kind === 'code' && typeof value === 'object') return [name, JSON.stringify(value, null, 2)]
      if (kind === 'list' && Array.isArray(value)) return [name, value.map((row) => (isObject(row) ? sourceFields(inner, row) : row))]
      if (kind === 'group' && isObject(value)) return [name, sourceFields(inner, value)]
      return [name, localized && isObject(value) ? withoutNulls(value) : value]
    }),
  )
