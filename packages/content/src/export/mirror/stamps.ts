import { settingsKey } from '../../store/declaration.ts'
import type { Store } from '../../store/open-store.ts'
import { contentSlugs } from '../../store/read-store.ts'

/**
 * When each record of a collection was saved last, by id: JSON as the database writes it, so that equal texts need not be parsed. Every save of the store
 * stamps its record; a statement that goes past the store and leaves the stamp alone is not noticed.
 */
export type StampTexts = ReadonlyMap<string, string>

type Adapter = {
  readonly tableNameMap: ReadonlyMap<string, string>
  readonly versionsSuffix: string
  readonly execute: (argument: { db: unknown; raw: string }) => Promise<{ readonly rows: readonly unknown[] }>
}

type Row = { readonly slug: string; readonly stamps: string }

const objectOf = { sqlite: 'json_group_object', postgres: 'json_object_agg' } as const

const tableOf = ({ tableNameMap }: Adapter, name: string): string => {
  const table = tableNameMap.get(name)
  if (table === undefined) throw new Error(`The store has no table ${name}.`)
  return table
}

const snakeCase = (slug: string): string => slug.replaceAll('-', '_')

const asText = (column: string): string => `coalesce(cast(${column} as text), '')`

type Source = { readonly key: string; readonly stamp: string; readonly from: string }

const separator = '|'

const joined = (...columns: readonly string[]): string => columns.map(asText).join(` || '${separator}' || `)

/** The part of a stamp that stays as long as the record: it differs for another one that was made under the same id. */
export const birthOf = (stamp: string): string => stamp.slice(0, stamp.indexOf(separator))

const recordSource = (adapter: Adapter, slug: string): Source => ({
  key: slug === settingsKey ? `'${settingsKey}'` : 'id',
  stamp: joined('created_at', 'updated_at', ...(slug === 'media' ? [] : ['_status'])),
  from: tableOf(adapter, snakeCase(slug)),
})

const offMark = 'off'

/** Whether a draft is what was left of its record when it was taken off the site. */
export const isLeftByTakingOff = (stamp: string): boolean => stamp.endsWith(`${separator}${offMark}`)

/**
 * Marks the version that taking a record off the site wrote: the record was published before, and its own row was saved with this version. A draft that
 * is saved later leaves that row as it is.
 */
const takenOff = (adapter: Adapter, slug: string, versions: string): string => `case when exists
  (select 1 from ${tableOf(adapter, snakeCase(slug))} as record where record.id = version.parent_id and record._status = 'draft'
    and record.updated_at = version.version_updated_at)
  and exists (select 1 from ${versions} as older where older.parent_id = version.parent_id and older.version__status = 'published')
  then '${offMark}' end`

/** The newest version of each record, where it is a draft. The newest is the one made last: the clock that stamped it may have gone back. */
const draftSource = (adapter: Adapter, slug: string): Source => {
  const table = tableOf(adapter, `_${snakeCase(slug)}${adapter.versionsSuffix}`)
  return {
    key: 'parent_id',
    stamp: joined('id', 'updated_at', takenOff(adapter, slug, table)),
    from: `${table} as version where version__status = 'draft' and parent_id is not null and not exists
      (select 1 from ${table} as newer where newer.parent_id = version.parent_id and newer.id > version.id)`,
  }
}

const readTexts = async (
  store: Store,
  db: unknown,
  slugs: readonly string[],
  source: (adapter: Adapter, slug: string) => Source,
): Promise<StampTexts> => {
  const adapter = store.payload.db as unknown as Adapter
  const raw = slugs
    .map((slug) => {
      const { key, stamp, from } = source(adapter, slug)
      return `select '${slug}' as slug, (select coalesce(cast(${objectOf[store.kind]}(${key}, ${stamp}) as text), '{}') from ${from}) as stamps`
    })
    .join(' union all ')
  const { rows } = await adapter.execute({ db, raw })
  return new Map((rows as readonly Row[]).map(({ slug, stamps }) => [slug, stamps]))
}

/** Every record by collection, pictures and settings among them: when it was made and saved last, and whether it is published. */
export const readRecordStamps = (store: Store, db: unknown, slugs = [...contentSlugs, settingsKey]): Promise<StampTexts> =>
  readTexts(store, db, slugs, recordSource)

/** The records with a draft that is newer than what is published, or never was: the id of that version in the store. */
export const readDraftStamps = (store: Store, db: unknown): Promise<StampTexts> =>
  readTexts(
    store,
    db,
    contentSlugs.filter((slug) => slug !== 'media'),
    draftSource,
  )

export const parseStamps = (text: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(text) as Record<string, string>))
