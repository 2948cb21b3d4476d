import type { Content } from '@bank/content/snapshot/read-content.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
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

type Row = Fields & { readonly id: string }

const fieldOf = (row: Row | undefined, column: string): unknown => (column === '*' ? row : row?.[column])

/** The columns of a collection, each one list for as long as the rows are the same: its hash is known then. */
const columnsOf = onceForEach((rows: readonly Row[]) => {
  const columns = new Map<string, readonly unknown[]>()
  return (column: string): readonly unknown[] => {
    const found = columns.get(column) ?? rows.map((row) => fieldOf(row, column))
    columns.set(column, found)
    return found
  }
})

/** What gives the rows of one collection, each with its reads noted but for its id: which ids there are is read with the collection. */
const recordedRows = (rows: readonly Row[], name: string, recorder: ReadRecorder): (() => readonly Row[]) => {
  let byId: ReadonlyMap<string, Row> | undefined
  let recorded: readonly Row[] | undefined
  const rowOf = (id: string) => {
    byId ??= new Map(rows.map((row) => [row.id, row]))
    return byId.get(id)
  }
  const note = recorder.table(name, (column, id) => (id === undefined ? columnsOf(rows)(column) : fieldOf(rowOf(id), column)))
  const noted = (row: Row): Row =>
    noting(row, (field) => {
      if (field !== 'id') note(field, row.id)
    })
  return () => {
    recorded ??= rows.map(noted)
    return recorded
  }
}

/**
 * The content of one language, with every read noted: settings by field, blocks and pictures by id, and records by collection, field and row,
 * so that a new telephone number of a branch changes those pages that show it.
 */
export const recordedContent = (content: Content, recorder: ReadRecorder): Content => {
  const { language, settings, records } = content
  const named = (name: string) => `${language}-${name}`
  const noteSetting = recorder.note(named('settings'), (field) => (field === '*' ? settings : (settings as Fields)[field]))
  const collections = records as unknown as Readonly<Record<string, readonly Row[]>>
  // Which records there are, and their order.
  const noteIds = recorder.note(named('ids'), (collection) => columnsOf(collections[collection] ?? [])('id'))
  const recorded = new Map(
    Object.entries(collections).map(([name, rows]) => [name, recordedRows(rows, named(`rows.${name}`), recorder)] as const),
  )
  return {
    language,
    settings: noting(settings, noteSetting),
    records: new Proxy(records, {
      get: (_, collection) => {
        if (typeof collection !== 'string') return undefined
        const rowsOf = recorded.get(collection)
        if (!rowsOf) return undefined
        noteIds(collection)
        return rowsOf()
      },
      ownKeys: () => {
        throw new Error('Read collections by name: a page that reads all of them is never current.')
      },
    }),
    block: recorder.source(named('block'), (id) => content.block(id)) as Content['block'],
    media: recorder.source(named('media'), (id) => content.media(id)) as Content['media'],
  }
}
