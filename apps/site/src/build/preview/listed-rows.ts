import type { Content } from '@bank/content/snapshot/read-content.ts'
import { collections } from '@bank/model/collections.ts'
import { fieldMeta, type Shape } from '@bank/model/fields.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import type { PageBlock } from '../../page-data/page-data.ts'
import type { Reads } from '../../page-data/reads.ts'

/** A record by the collection of the store and its id. */
type ListedRow = { readonly slug: string; readonly id: string }

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

const asRead = (text: string): string => (/[<&]/.test(text) ? plainText(text, unescapeHtml) : text.replace(/\s+/g, ' ').trim())

/** All texts in a value, however deep. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** The words of a record's fields that visitors read: no dates, telephone numbers, addresses or names of other records. */
const wordsOf = (row: Row, shape: Shape, fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => {
    const schema = shape[field]
    const value = row[field]
    if (!schema || value === undefined) return []
    const { kind, shape: inner } = fieldMeta(schema)
    if (inner) return [value].flat().flatMap((each) => wordsOf(each as Row, inner, Object.keys(inner)))
    if (kind !== 'text' && kind !== 'longText' && kind !== 'html') return []
    return stringsIn(typeof value === 'object' && value !== null && 'text' in value ? value.text : value)
      .filter((text) => !/^(?:\/|https?:)/.test(text))
      .map(asRead)
      .filter((text) => /\p{L}{3}/u.test(text))
  })

/** Of each row the words that no other row has; all of its words where there are none. */
const ownWords = (rows: readonly Row[], shape: Shape, fields: readonly string[]) => {
  const said = rows.map((row) => [...new Set(wordsOf(row, shape, fields))])
  const counts = new Map<string, number>()
  for (const text of said.flat()) counts.set(text, (counts.get(text) ?? 0) + 1)
  return rows.map(({ id }, index) => {
    const all = said[index] ?? []
    const own = all.filter((text) => counts.get(text) === 1)
    return { id, own, all }
  })
}

/** The same, found once for the rows and the fields of each list of them. */
const ownWordsIn = onceForEach((rows: readonly Row[]) => {
  const known = new Map<string, ReturnType<typeof ownWords>>()
  return (shape: Shape, fields: readonly string[]): ReturnType<typeof ownWords> => {
    const key = fields.join()
    const found = known.get(key) ?? ownWords(rows, shape, fields)
    known.set(key, found)
    return found
  }
})

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Whether words stand in a text, and not as a part of longer ones. */
const says = (text: string, words: string): boolean => {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return true
  return false
}

/** The fields of each collection of which a page has read all rows, such as `en-rows.staff:lastName`. */
const wholeColumns = (reads: Reads): ReadonlyMap<string, readonly string[]> => {
  const columns = new Map<string, string[]>()
  for (const read of Object.keys(reads)) {
    const [, name, field] = /^\w\w-rows\.([^:]+):([^/]+)$/.exec(read) ?? []
    if (name !== undefined && field !== undefined) columns.set(name, [...(columns.get(name) ?? []), field])
  }
  return columns
}

/** The records of long lists that a page shows: its reads say only that it has read all of them, its blocks which of them it shows. */
export const listedRows = (blocks: readonly PageBlock[], reads: Reads, { records }: Content): readonly ListedRow[] => {
  const columns = wholeColumns(reads)
  if (columns.size === 0) return []
  const shown = stringsIn(blocks.map(({ props }) => props))
    .map(asRead)
    .join('\n')
  return [...columns].flatMap(([name, fields]) => {
    const collection = Object.entries(collections).find(([each]) => each === name)?.[1]
    if (!collection) return []
    const { slug, shape } = collection as { readonly slug: string; readonly shape: Shape }
    const rows = (records as unknown as Readonly<Record<string, readonly Row[]>>)[name] ?? []
    const read = fields.includes('*') ? Object.keys(shape) : fields
    return ownWordsIn(rows)(shape, read)
      .filter(({ own, all }) =>
        own.length > 0 ? own.some((words) => says(shown, words)) : all.length > 0 && all.every((words) => says(shown, words)),
      )
      .map(({ id }) => ({ slug, id }))
  })
}
