import type { Language } from '@bank/i18n/languages.ts'
import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import type { PlainRecord } from '../records/canonical.ts'

const storedValue = (meta: FieldMeta, value: unknown, language: Language, rowId: string): unknown => {
  if (meta.localized) return (value as PlainRecord | undefined)?.[language] ?? null
  switch (meta.kind) {
    case 'flag':
      return value ?? false
    case 'references':
      return value ?? []
    case 'list':
      return ((value ?? []) as readonly PlainRecord[]).map((row, index) => ({
        id: `${rowId}.${index + 1}`,
        ...storedFields(meta.shape ?? {}, row, language, `${rowId}.${index + 1}`),
      }))
    case 'group':
      return storedFields(meta.shape ?? {}, (value ?? {}) as PlainRecord, language, rowId)
    default:
      return value ?? null
  }
}

/**
 * One language of a canonical record, as the store takes it. Every row gets an id made from its place (`rowId` is the
 * record's), the same in both languages: that is how the store knows that a Spanish text belongs to an English one.
 * What is not written is sent as null, so that a text taken out of the files leaves the store too.
 */
export const storedFields = (shape: Shape, content: PlainRecord, language: Language, rowId: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, storedValue(fieldMeta(schema), content[name], language, `${rowId}.${name}`)]),
  )
