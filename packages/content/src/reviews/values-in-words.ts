import { asLanguage, type Language } from '@bank/i18n/languages.ts'
import type { FlattenedField, PayloadRequest } from 'payload'
import type { PlainRecord } from '../records/canonical.ts'
import { referencesOf } from '../store/fields/references.ts'
import { labelIn } from '../store/labels/label-in.ts'

/** Titles of records by their collection and id. */
type Titles = Readonly<Record<string, ReadonlyMap<string, string>>>

/** The fields within a field: those of a group, of the rows of a list or of any of its blocks. */
export const innerFields = (field: FlattenedField | undefined): readonly FlattenedField[] => {
  if (field && 'flattenedFields' in field) return field.flattenedFields
  return field && 'blocks' in field ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields) : []
}

/** The titles of all records that the given ones name, in a language of the admin; pictures have none. */
export const titlesOfReferences = async (
  req: PayloadRequest,
  slug: string,
  contents: readonly PlainRecord[],
  language: Language,
): Promise<Titles> => {
  const references = contents.flatMap((content) => referencesOf({ slug, content }))
  const titles = [...new Set(references.map(({ to }) => to))].map(async (to) => {
    const title = req.payload.collections[to]?.config.admin.useAsTitle ?? 'id'
    const ids = references.filter((reference) => reference.to === to).flatMap((reference) => reference.ids)
    const { docs } = await req.payload.find({
      ...{ collection: to, where: { id: { in: [...new Set(ids)] } } },
      ...{ draft: true, depth: 0, pagination: false, locale: language, req },
    })
    return [to, new Map(docs.map((found) => [String(found.id), String((found as unknown as PlainRecord)[title] ?? '')]))] as const
  })
  return Object.fromEntries(await Promise.all(titles))
}

/** A title with the id that it stands for: two records may have the same title. */
const titled = (id: string, titles: ReadonlyMap<string, string> | undefined): string => {
  const title = titles?.get(id)
  return title && title !== id ? `${title} (${id})` : id
}

const textInWords = (text: string, field: FlattenedField | undefined, titles: Titles, language: Language): string => {
  if (field?.type === 'select') {
    const option = field.options.find((one) => typeof one === 'object' && one.value === text)
    return typeof option === 'object' ? labelIn(option.label, language) : text
  }
  return field && 'relationTo' in field && typeof field.relationTo === 'string' ? titled(text, titles[field.relationTo]) : text
}

const valueInWords = (value: unknown, field: FlattenedField | undefined, titles: Titles, language: Language): unknown => {
  if (typeof value === 'string') return textInWords(value, field, titles, language)
  if (Array.isArray(value)) return value.map((one) => valueInWords(one, field, titles, language))
  if (typeof value !== 'object' || value === null) return value
  // A text of each language is an object of both.
  if (Object.keys(value).every(asLanguage)) return value
  return recordInWords(value as PlainRecord, innerFields(field), titles, language)
}

/** A canonical record with the labels of its choices and the titles of the records that it names, as the form shows them. */
export const recordInWords = (record: PlainRecord, fields: readonly FlattenedField[], titles: Titles, language: Language): PlainRecord =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      valueInWords(
        value,
        fields.find((field) => field.name === name),
        titles,
        language,
      ),
    ]),
  )
