import { holidayAlerts, showsOn } from '@bank/content/holidays/holiday-alerts.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Collection } from '@bank/model/collection.ts'
import { collections } from '@bank/model/collections.ts'
import type { FieldMeta } from '@bank/model/fields.ts'
import type { CalendarDate } from '@bank/rules/hours/calendar-date.ts'
import type { Answer, StoredRecord } from './field-answer.ts'
import { onlyColumn } from './field-answer.ts'
import { cardField, type ListQuery } from './filters.ts'
import { fieldsOf, type PictureAddress, recordAnswers, recordsOf } from './record-answer.ts'

/** One served model. */
export type List = {
  /** Whether records can be filtered by a field. */
  readonly isField: (name: string) => boolean
  /** The answer to a call on a day of the bank's clocks, as JSON text `{"data":[…]}` (D-API-2). */
  readonly answer: (query: ListQuery, today: CalendarDate) => string
}

export type Lists = { readonly find: (model: string) => List | undefined }

type Row = { readonly record: StoredRecord; readonly answer: Answer; readonly json: string }

/** The models that have lists, with their collections; collections that only the build reads have none (D-API-2). */
export const servedModels: ReadonlyMap<string, Collection> = new Map(
  Object.values(collections).flatMap((collection: Collection) => collection.served.map((model) => [model, collection] as const)),
)

const comparable = (meta: FieldMeta): boolean =>
  meta.kind !== 'picture' && meta.kind !== 'group' && (meta.kind !== 'list' || onlyColumn(meta) !== undefined)

/** The fields that the records of a collection can be filtered by. */
export const filterFields = (collection: Collection): readonly string[] => [
  'id',
  ...[...fieldsOf(collection)].flatMap(([name, meta]) => (comparable(meta) ? name : [])),
]

/** Whether a field has a value: lists when they hold it, references by id, everything else as it is answered. */
const has = (row: Row, field: string, meta: FieldMeta | undefined, value: string): boolean => {
  const own = meta?.kind === 'reference' || meta?.kind === 'references' ? row.record[field] : row.answer[field]
  return Array.isArray(own) ? own.some((item) => String(item) === value) : String(own ?? '') === value
}

/** The card of a record as the pages of the release in force show it; nothing for a record that they do not list. */
export type CardOf = (language: Language, model: string, id: string) => unknown

const listOf = (
  collection: Collection,
  recordsOn: (today: CalendarDate) => readonly StoredRecord[],
  toAnswer: ReturnType<typeof recordAnswers>,
  cardOf: (language: Language, id: string) => unknown,
): List => {
  const fields = fieldsOf(collection)
  const filterable = new Set(filterFields(collection))
  const read = new WeakMap<StoredRecord, Map<string, Row>>()

  // A record is read and written out once for each pair of languages; a call then only picks and joins texts.
  const rowOf = (record: StoredRecord, language: Language, joinLanguage: Language): Row => {
    const rows = read.get(record) ?? new Map<string, Row>()
    read.set(record, rows)
    const key = `${language} ${joinLanguage}`
    const known = rows.get(key)
    if (known) return known
    const answer = toAnswer(collection, record, language, joinLanguage)
    const row = { record, answer, json: JSON.stringify(answer) }
    rows.set(key, row)
    return row
  }

  return {
    isField: (name) => filterable.has(name),
    answer: ({ language, joinLanguage, filters, fields: wanted, limit, offset }, today) => {
      const rows = recordsOn(today)
        .map((record) => rowOf(record, language, joinLanguage))
        .filter((row) => filters.every(([field, value]) => has(row, field, fields.get(field), value)))
      const page = rows.slice(offset, limit === undefined ? undefined : offset + limit)
      const chosen = ({ record, answer }: Row): string =>
        JSON.stringify(
          Object.fromEntries(
            ['id', ...(wanted ?? [])].map((name) => [name, name === cardField ? cardOf(language, String(record.id)) : answer[name]]),
          ),
        )
      return `{"data":[${page.map((row) => (wanted ? chosen(row) : row.json)).join(',')}]}`
    },
  }
}

/** The published records of a collection on a day: alerts about coming holidays stand behind those that were written. */
const recordsByDay = (snapshot: Snapshot, slug: string): ((today: CalendarDate) => readonly StoredRecord[]) => {
  const records = recordsOf(snapshot, slug)
  if (slug !== collections.alerts.slug) return () => records
  const holidays = holidayAlerts(snapshot)
  let made: { readonly day: CalendarDate; readonly records: readonly StoredRecord[] } | undefined
  return (today) => {
    // The same records all day: what is written out of them is kept by record.
    if (made?.day !== today) made = { day: today, records: [...records, ...holidays.filter((alert) => showsOn(alert, today))] }
    return made.records
  }
}

/** The lists of a snapshot: every published record of every served model, in content order (D-LIST-8, API-02). Throws for a broken snapshot. */
export const buildLists = (snapshot: Snapshot, pictureAddress: PictureAddress, cardOf: CardOf = () => undefined): Lists => {
  const toAnswer = recordAnswers(snapshot, pictureAddress)
  const lists = new Map(
    [...servedModels].map(([model, collection]) => [
      model,
      listOf(collection, recordsByDay(snapshot, collection.slug), toAnswer, (language, id) => cardOf(language, model, id)),
    ]),
  )
  return { find: (model) => lists.get(model) }
}
