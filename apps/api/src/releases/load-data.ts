import { type Language, languages } from '@bank/i18n/languages.ts'
import type { Entry } from '@bank/releases/manifest/blob.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { checkedJson } from '@bank/releases/read/read-blob.ts'
import { type ReadJson, readJson } from '@bank/releases/read/read-json.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { z } from 'zod'
import { type SearchData, searchDataSchema, searchDocuments } from '../search/search-data.ts'

const cards = z.record(z.enum(languages), z.record(z.string(), z.record(z.string(), z.unknown())))

/** What a release holds beside its files, as it was read. */
export type ReleaseData = {
  readonly content: ReadJson
  readonly cards: ReadJson & { readonly value: z.infer<typeof cards> }
  readonly search: Readonly<Record<Language, ReadJson>>
  /** What can be searched. What did not change is the same object as in the release before. */
  readonly searched: Readonly<Record<Language, SearchData>>
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

const documentsOf = (entry: Entry, rows: readonly unknown[]): readonly SearchDocument[] => {
  const objects = rows as readonly object[]
  const fresh = objects.filter((row) => !checked.has(row))
  // What is no object is refused here, before it could be remembered.
  for (const [index, document] of checkedJson(entry, fresh, searchDocuments).entries()) {
    const row = fresh[index]
    if (row) checked.set(row, document)
  }
  return objects.flatMap((row) => checked.get(row) ?? [])
}

const searchDataOf = (entry: Entry, { value }: ReadJson): SearchData => {
  const { documents, ...words } = checkedJson(entry, value, searchDataSchema)
  return { documents: documentsOf(entry, documents), ...words }
}

const searchEntry = ({ id, search }: Manifest, language: Language): Entry => {
  const entry = search[language]
  if (!entry) throw new Error(`Release ${id} has nothing to search in ${language}`)
  return entry
}

/** Reads what can be searched in one language. Throws when it is missing or broken. */
export const readSearchData = async (
  store: ReleaseStore,
  manifest: Manifest,
  language: Language,
  before: Before,
): Promise<{ readonly read: ReadJson; readonly searched: SearchData }> => {
  const entry = searchEntry(manifest, language)
  const last = before && { entry: before.manifest.search[language], read: before.data.search[language] }
  const read = await readNext(store, entry, last)
  return before && read === last?.read ? { read, searched: before.data.searched[language] } : { read, searched: searchDataOf(entry, read) }
}

/** Reads what a release holds beside its files. Throws when a part of it is missing or broken. */
export const readData = async (store: ReleaseStore, manifest: Manifest, before: Before): Promise<ReleaseData> => {
  const { content, cards: cardsEntry } = manifest
  const last = before?.data
  const readCards = await readNext(store, cardsEntry, last && { entry: before.manifest.cards, read: last.cards })
  const [en, es] = [await readSearchData(store, manifest, 'en', before), await readSearchData(store, manifest, 'es', before)]
  return {
    content: await readNext(store, content, last && { entry: before.manifest.content, read: last.content }),
    cards: readCards === last?.cards ? last.cards : { ...readCards, value: checkedJson(cardsEntry, readCards.value, cards) },
    search: { en: en.read, es: es.read },
    searched: { en: en.searched, es: es.searched },
  }
}
