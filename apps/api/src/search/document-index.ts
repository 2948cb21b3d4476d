import MiniSearch, { type SearchOptions } from 'minisearch'
import { matching } from './query.ts'

/** A document that was found, and the words of it that matched. */
export type Hit<Document> = { readonly document: Document; readonly terms: readonly string[] }

/** An index over documents. It shares its words with the one that it was made from: whichever is asked answers for its own documents. */
export type DocumentIndex<Document extends object> = {
  readonly documents: readonly Document[]
  /** The documents that match, best first; of equally good ones, those that stand first. */
  readonly search: (terms: string, options: SearchOptions) => readonly Hit<Document>[]
  readonly words: Words<Document>
}

type Row<Document> = { readonly id: number; readonly document: Document }

/** The words of documents that are replaced one by one. */
type Words<Document extends object> = {
  /** Puts in what is missing and takes out what is not wanted, all in one turn. */
  readonly moveTo: (documents: readonly Document[]) => void
  /** How many documents that would be. */
  readonly distanceTo: (documents: readonly Document[]) => number
  readonly search: (terms: string, options: SearchOptions) => readonly (Hit<Document> & { readonly score: number })[]
}

type Fields<Document> = {
  readonly fields: readonly string[]
  readonly textOf: (document: Document, field: string) => string
  /** Documents that are put in in one turn of the event loop, and most that a change may replace before all is made anew. */
  readonly atOnce: number
}

/** Puts all documents in, a few in each turn, so that other requests have theirs. */
const wordsOf = async <Document extends object>(
  documents: readonly Document[],
  { fields, textOf, atOnce }: Fields<Document>,
): Promise<Words<Document>> => {
  const index = new MiniSearch<Row<Document>>({
    fields: [...fields],
    ...matching,
    extractField: (row, field) => (field === 'id' ? row.id : textOf(row.document, field)) as string,
  })
  const rows = new Map<Document, Row<Document>>()
  const byId = new Map<number, Document>()
  let serial = 0
  let held: readonly Document[] = documents

  const rowOf = (document: Document): Row<Document> => {
    serial += 1
    const row = { id: serial, document }
    rows.set(document, row)
    byId.set(row.id, document)
    return row
  }
  const add = (document: Document): void => {
    if (!rows.has(document)) index.add(rowOf(document))
  }
  const remove = (document: Document): void => {
    const row = rows.get(document)
    if (!row) return
    index.remove(row)
    rows.delete(document)
    byId.delete(row.id)
  }

  await index.addAllAsync([...new Set(documents)].map(rowOf), { chunkSize: atOnce })
  return {
    moveTo: (wanted) => {
      if (wanted === held) return
      const stay = new Set(wanted)
      for (const document of held) if (!stay.has(document)) remove(document)
      for (const document of stay) add(document)
      held = wanted
    },
    distanceTo: (wanted) => {
      const added = wanted.filter((document) => !rows.has(document)).length
      return added + Math.max(0, rows.size + added - wanted.length)
    },
    search: (terms, options) =>
      index.search(terms, options).flatMap(({ id, score, terms: matched }) => {
        const document = byId.get(id)
        return document ? [{ document, score, terms: matched }] : []
      }),
  }
}

/** Digits of a score that count: sums of the same numbers in another order differ in the last of them. */
const digits = 9

/** How many times as many documents as are put in at once a change may replace. */
const mostReplaced = 8

/** Makes an index over documents, of the one `before` when few documents are others than there. */
export const indexDocuments = async <Document extends object>(
  documents: readonly Document[],
  how: Fields<Document>,
  before?: DocumentIndex<Document>,
): Promise<DocumentIndex<Document>> => {
  const isNear = before && before.words.distanceTo(documents) <= how.atOnce * mostReplaced
  const words = isNear ? before.words : await wordsOf(documents, how)
  const places = new Map(documents.map((document, place) => [document, place]))
  return {
    documents,
    words,
    search: (terms, options) => {
      words.moveTo(documents)
      const placeOf = (document: Document): number => places.get(document) ?? 0
      return words
        .search(terms, options)
        .map((hit) => ({ ...hit, score: Number(hit.score.toPrecision(digits)) }))
        .sort((one, other) => other.score - one.score || placeOf(one.document) - placeOf(other.document))
    },
  }
}
