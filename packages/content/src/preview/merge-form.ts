import type { Language } from '@bank/i18n/languages.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { flagShape, type PlainRecord } from '../records/canonical.ts'
import { declarationOf, settingsKey } from '../store/declaration.ts'

const isObject = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (value: unknown): readonly PlainRecord[] => (Array.isArray(value) ? value.filter(isObject) : [])

/** Names a record that the form shows in full. */
const asId = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asId)
  return isObject(value) && 'id' in value ? value['id'] : value
}

const mergeRows = (shape: Shape, stored: unknown, form: unknown, language: Language): readonly PlainRecord[] => {
  const before = new Map(rowsOf(stored).map((row) => [row['id'], row]))
  return rowsOf(form).map((row) => ({ ...mergeFields(shape, before.get(row['id']) ?? {}, row, language), id: row['id'] }))
}

/** Fields of the store, in all languages, with those that a form holds in one of them put in their place. */
const mergeFields = (shape: Shape, stored: PlainRecord, form: PlainRecord, language: Language): PlainRecord =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]): [string, unknown] => {
      const { kind, localized, shape: inner, to } = fieldMeta(schema)
      const [before, value] = [stored[name], form[name]]
      // A form leaves out what its editor may not see.
      if (!(name in form)) return [name, before]
      if (inner && kind === 'list') return [name, mergeRows(inner, before, value, language)]
      if (inner) return [name, mergeFields(inner, isObject(before) ? before : {}, isObject(value) ? value : {}, language)]
      if (localized) return [name, { ...(isObject(before) ? before : {}), [language]: value }]
      return [name, to ? asId(value) : value]
    }),
  )

const mergeBlock = (stored: PlainRecord, form: PlainRecord, language: Language): PlainRecord => {
  const [[before], [row]] = [rowsOf(stored['content']), rowsOf(form['content'])]
  if (!row) return stored
  const kind = row['blockType']
  const shape = declarationOf('blocks', { kind })?.shape ?? {}
  return { content: [{ ...mergeFields(shape, before && before['blockType'] === kind ? before : {}, row, language), blockType: kind }] }
}

/**
 * What would be stored if a form were saved: `stored` as the store gives it with all languages, `form` as the admin holds it in one language. Counts as
 * published, for preview alone.
 */
export const mergeForm = (slug: string, id: string, stored: PlainRecord, form: PlainRecord, language: Language): PlainRecord => {
  const flags = slug === settingsKey ? {} : mergeFields(flagShape, stored, form, language)
  const own =
    slug === 'blocks' ? mergeBlock(stored, form, language) : mergeFields(declarationOf(slug, {})?.shape ?? {}, stored, form, language)
  return { ...own, ...flags, id, _status: 'published' }
}
