import type { FlattenedField } from 'payload'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

const declaredIn = (field: FlattenedField, value: unknown): unknown => {
  if ((field.type === 'group' || field.type === 'tab') && isValues(value)) return declaredOnly(field.flattenedFields, value)
  if (field.type !== 'array' || !Array.isArray(value)) return value
  return value.map((row) => (isValues(row) ? { id: row['id'], ...declaredOnly(field.flattenedFields, row) } : row))
}

/** Values of the fields that are declared, in their groups and rows, too. */
export const declaredOnly = (fields: readonly FlattenedField[], values: Values): Values =>
  Object.fromEntries(fields.flatMap((field) => (field.name in values ? [[field.name, declaredIn(field, values[field.name])]] : [])))
