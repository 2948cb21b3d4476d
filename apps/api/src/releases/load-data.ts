import { type Language, languages } from '@bank/i18n/languages.ts'
import type { Entry } from '@bank/releases/manifest/blob.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { checkedJson } from '@bank/releases/read/read-blob.ts'
import { type ReadJson, readJson } from '@bank/releases/read/read-json.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { z } from 'zod'
import { type SearchDocument, searchDocuments } from '../search/search-document.ts'

const cards = z.record(z.enum(languages), z.record(z.string(), z.record(z.string(), z.unknown())))

/** What a release holds beside its files, as it was read. */
export type ReleaseData = {
  readonly content: ReadJson
  readonly cards: ReadJson & { readonly value: z.infer<typeof cards> }
  readonly search: Readonly<Record<Language, ReadJson>>
  /** What can be searched. One that did not change is the same object as in the release before. */
  readonly documents: Readonly<Record<Language, readonly SearchDocument[]>>
}

type Before = { readonly manifest: Manifest; readonly data: ReleaseData } | undefined

/** JSON of an entry: what the release before has of it is not read again. */
const readNext = async (
  store: ReleaseStore,
  entry: Entry,
  before: { readonly entry: Entry | undefined; readonly read: ReadJson } | undefined,
): Promise<ReadJson> => (before?.entry?.hash === entry.hash ? before.read : readJson(store, entry, before?.read.pieces))

/** Documents by what they were read from, so that each piece is checked once. */
const checked = new WeakMap<object, SearchDocument>()

const documentsOf = (entry: Entry, { value }: ReadJson): readonly SearchDocument[] => {
  const rows = Array.isArray(value) ? (value as readonly object[]) : undefined
  if (!rows) return checkedJson(entry, value, searchDocuments)
  const fresh = rows.filter((row) => !checked.has(row))
  // What is no object is refused here, before it could be remembered.
  for (const [index, document] of checkedJson(entry, fresh, searchDocuments).entries()) {
    const row = fresh[index]
    if (row) checked.set(row, document)
  }
  return rows.flatMap((row) => checked.get(row) ?? [])
}

const searchEntry = ({ id, search }: Manifest, language: Language): Entry => {
  const entry = search[language]
  if (!entry) throw new Error(`Release ${id} has nothing to search in ${language}`)
  return entry
}

/** Reads what can be searched in one language. Throws when it is missing or broken. */
export const readDocuments = async (
  store: ReleaseStore,
  manifest: Manifest,
  language: Language,
  before: Before,
): Promise<{ readonly read: ReadJson; readonly documents: readonly SearchDocument[] }> => {
  const entry = searchEntry(manifest, language)
  const last = before && { entry: before.manifest.search[language], read: before.data.search[language] }
  const read = await readNext(store, entry, last)
  return before && read === last?.read
    ? { read, documents: before.data.documents[language] }
    : { read, documents: documentsOf(entry, read) }
}

/** Reads what a release holds beside its files. Throws when a part of it is missing or broken. */
export const readData = async (store: ReleaseStore, manifest: Manifest, before: Before): Promise<ReleaseData> => {
  const { content, cards: cardsEntry } = manifest
  const last = before?.data
  const readCards = await readNext(store, cardsEntry, last && { entry: before.manifest.cards, read: last.cards })
  const [en, es] = [await readDocuments(store, manifest, 'en', before), await readDocuments(store, manifest, 'es', before)]
  return {
    content: await readNext(store, content, last && { entry: before.manifest.content, read: last.content }),
    cards: readCards === last?.cards ? last.cards : { ...readCards, value: checkedJson(cardsEntry, readCards.value, cards) },
    search: { en: en.read, es: es.read },
    documents: { en: en.documents, es: es.documents },
  }
}
