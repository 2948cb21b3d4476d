import type { Language } from '@bank/i18n/languages.ts'
import { type FieldMeta, fieldMeta, type Shape } from '@bank/model/fields.ts'
import { isLocalized, pickText } from '@bank/model/text.ts'

export type StoredRecord = Readonly<Record<string, unknown>>

/** How a record is answered: names of the spec, one language, everything it points at joined in. */
export type Answer = Readonly<Record<string, unknown>>

/** What a field needs besides its stored value. Unknown ids join to nothing. */
export type AnswerContext = {
  readonly language: Language
  readonly join: (collection: string, id: string) => Answer | undefined
  readonly picture: (id: string) => Answer | undefined
}

const isText = (meta: FieldMeta): boolean => meta.kind === 'text' || meta.kind === 'longText' || meta.kind === 'html'

/** A list of rows with a single plain column is a plain list: `locationType` is a list of `atm`, `loan` or `deposit`. */
export const onlyColumn = (meta: FieldMeta): string | undefined => {
  const [column, ...others] = Object.entries(meta.shape ?? {})
  return meta.kind === 'list' && column && others.length === 0 && !fieldMeta(column[1]).localized ? column[0] : undefined
}

const asRow = (value: unknown): StoredRecord => (typeof value === 'object' && value !== null ? (value as StoredRecord) : {})

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const fieldAnswer = (meta: FieldMeta, value: unknown, context: AnswerContext): unknown => {
  switch (meta.kind) {
    case 'flag':
      return value ?? meta.default ?? false
    case 'number':
      return value
    case 'picture':
      return typeof value === 'string' && value !== '' ? context.picture(value) : undefined
    case 'reference':
      return typeof value === 'string' && value !== '' ? context.join(meta.to ?? '', value) : undefined
    case 'references':
      return asList(value).flatMap((id) => context.join(meta.to ?? '', String(id)) ?? [])
    case 'list': {
      const column = onlyColumn(meta)
      const rows = asList(value).map(asRow)
      return column === undefined ? rows.map((row) => shapeAnswer(meta.shape ?? {}, row, context)) : rows.map((row) => row[column])
    }
    case 'group':
      return shapeAnswer(meta.shape ?? {}, asRow(value), context)
    default:
      return isLocalized(value) ? pickText(value, context.language).text : (value ?? '')
  }
}

/**
 * The answer for the fields of a shape. Absent texts are empty, absent lists are empty lists, absent flags have their
 * default, absent numbers and pictures are left out. `_fallback` names the texts in which English stands in for a missing
 * translation, so that a page can mark them (D-API-8, D-ROUTE-8).
 */
export const shapeAnswer = (shape: Shape, record: StoredRecord, context: AnswerContext): Answer => {
  const metas = Object.entries(shape).map(([name, schema]) => [name, fieldMeta(schema)] as const)
  const fallback = metas.flatMap(([name, meta]) => {
    const value = record[name]
    return isText(meta) && isLocalized(value) && pickText(value, context.language).lang ? name : []
  })
  return {
    ...Object.fromEntries(metas.map(([name, meta]) => [name, fieldAnswer(meta, record[name], context)])),
    ...(fallback.length > 0 && { _fallback: fallback }),
  }
}
