import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { type Collection, recordShape } from '@bank/model/collection.ts'
import { pictureName } from '@bank/model/collections/media.ts'
import { collections } from '@bank/model/collections.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { pickText } from '@bank/model/text.ts'
import { type Answer, type AnswerContext, type StoredRecord, shapeAnswer } from './field-answer.ts'

/** Address of a picture that the site shows, by the name its renditions start with; nothing when it shows none. */
export type PictureAddress = (name: string) => string | undefined

const { id: _id, ...flags } = recordShape

/** Every declared field of a collection's records, `id` apart. */
export const answeredShape = ({ shape }: Collection): Shape => ({ ...flags, ...shape })

/** The same with what is known about each field. */
export const fieldsOf = (collection: Collection): ReadonlyMap<string, ReturnType<typeof fieldMeta>> =>
  new Map(Object.entries(answeredShape(collection)).map(([name, schema]) => [name, fieldMeta(schema)]))

/** The records of a collection. Throws when the snapshot does not hold them as a list. */
export const recordsOf = (snapshot: Snapshot, slug: string): readonly StoredRecord[] => {
  const records: unknown = (snapshot.records as Readonly<Record<string, unknown>>)[slug]
  if (!Array.isArray(records)) throw new Error(`The snapshot holds no records of ${slug}`)
  return records as readonly StoredRecord[]
}

const byId = (records: readonly StoredRecord[]): ReadonlyMap<string, StoredRecord> =>
  new Map(records.map((record) => [String(record.id), record]))

/**
 * Answers records of a snapshot: texts in `language`, joined records in `joinLanguage`, each with English where a
 * translation is missing (D-API-8). Categories and topics come as `{object: {name}}`, as cards read them (CARD-15);
 * every other joined record comes as its own fields. A joined record joins nothing further than its pictures.
 */
export const recordAnswers = (snapshot: Snapshot, pictureAddress: PictureAddress) => {
  const all: ReadonlyMap<string, { collection: Collection; records: ReadonlyMap<string, StoredRecord> }> = new Map(
    Object.values(collections).map((collection: Collection) => [
      collection.slug,
      { collection, records: byId(recordsOf(snapshot, collection.slug)) },
    ]),
  )
  const media = new Map(snapshot.media.map((medium) => [medium.id, medium]))

  const picture =
    (language: Language) =>
    (id: string): Answer | undefined => {
      const medium = media.get(id)
      if (!medium) return undefined
      const name = pictureName(medium)
      return { url: pictureAddress(name), name, width: medium.width, height: medium.height, alt: pickText(medium.alt, language).text }
    }

  const join =
    (language: Language) =>
    (slug: string, id: string): Answer | undefined => {
      const target = all.get(slug)
      const record = target?.records.get(id)
      if (!target || !record) return undefined
      const context: AnswerContext = { language, picture: picture(language), join: (_slug, inner) => ({ id: inner }) }
      const answer = { id, ...shapeAnswer(target.collection.shape, record, context) }
      return slug === collections.categories.slug ? { object: answer } : answer
    }

  return (collection: Collection, record: StoredRecord, language: Language, joinLanguage: Language): Answer => ({
    id: record.id,
    ...shapeAnswer(answeredShape(collection), record, { language, picture: picture(language), join: join(joinLanguage) }),
  })
}
