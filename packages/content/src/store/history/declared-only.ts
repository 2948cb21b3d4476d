import type { FlattenedField } from 'payload'
import { isObject } from '../../records/canonical.ts'

type Values = Readonly<Record<string, unknown>>

const declaredIn = (field: FlattenedField, value: unknown): unknown => {
  if ((field.type === 'group' || field.type === 'tab') && isObject(value)) return declaredOnly(field.flattenedFields, value)
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return value.map((row) => (isObject(row) ? { id: row['id'], ...declaredOnly(field.flattenedFields, row) } : row))
}

/** Values of the fields that are declared, in their groups and rows, too. */
export const declaredOnly = (fields: readonly FlattenedField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap((field) => (field.name in values ? [[field.name, declaredIn(field, values[field.name])]] : [])))
