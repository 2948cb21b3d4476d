import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { ReadRecorder } from './reads.ts'

type Fields = Readonly<Record<string, unknown>>

/** An object whose fields are noted as they are read. Who takes it apart as a whole reads all of it. */
const noting = <T extends object>(target: T, note: (field: string) => void): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string') note(key)
      return Reflect.get(object, key, receiver)
    },
    has: (object, key) => {
      if (typeof key === 'string') note(key)
      return Reflect.has(object, key)
    },
    ownKeys: (object) => {
      note('*')
      return Reflect.ownKeys(object)
    },
  })

/**
 * The content of one language, with every read noted: settings by field, blocks and pictures by id, and records by collection and field, `posts.title`,
 * so that a new telephone number of a branch changes those pages that show telephone numbers.
 */
export const recordedContent = (content: Content, recorder: ReadRecorder): Content => {
  const { language, settings, records } = content
  const named = (name: string) => `${language}-${name}`
  const setting = recorder.source(named('settings'), (field) => (field === '*' ? settings : (settings as Fields)[field]))
  const column = recorder.source(named('records'), (place) => {
    const [collection = '', field = ''] = place.split('.')
    const rows = (records as unknown as Readonly<Record<string, readonly Fields[]>>)[collection] ?? []
    return field === '*' ? rows : rows.map((row) => row[field])
  })
  const rowsOf = (collection: string): readonly object[] =>
    ((records as unknown as Readonly<Record<string, readonly object[]>>)[collection] ?? []).map((row) =>
      noting(row, (field) => column(`${collection}.${field}`)),
    )
  const kept = new Map<string, readonly object[]>()
  return {
    language,
    settings: noting(settings, setting),
    records: new Proxy(records, {
      get: (_, collection) => {
        if (typeof collection !== 'string' || !(collection in records)) return undefined
        // Which records there are, and their order, is read with the collection.
        column(`${collection}.id`)
        const rows = kept.get(collection) ?? rowsOf(collection)
        kept.set(collection, rows)
        return rows
      },
      ownKeys: () => {
        throw new Error('Read collections by name: a page that reads all of them is never current.')
      },
    }),
    block: recorder.source(named('block'), (id) => content.block(id)) as Content['block'],
    media: recorder.source(named('media'), (id) => content.media(id)) as Content['media'],
  }
}
