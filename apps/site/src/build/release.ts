import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, jsonEntry, type NewEntry, newEntry, textEntry } from '@bank/releases/manifest/blob.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import { publish } from '@bank/releases/publish/publish.ts'
import { plainBytes } from '@bank/releases/read/read-blob.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import pLimit from 'p-limit'
import { builtFiles } from './built-site.ts'

/** What a release says of itself. */
export type ReleaseInfo = Pick<Manifest, 'snapshot' | 'code' | 'policy' | 'calculatorPolicy' | 'unprefixed'>

/** What the API reads of a release, beside its pages. */
export type ReleaseData = {
  /** The bytes of the snapshot. They stay with the release, whatever is exported later. */
  readonly content: Buffer
  readonly searchDocuments: Readonly<Record<string, unknown>>
  /** Cards of the live lists, by language. */
  readonly cards: Readonly<Record<string, unknown>>
}

const atOnce = 8

/** Whether a built file is served: hidden ones are not. */
const isServed = (file: string): boolean => file.split('/').every((part) => !part.startsWith('.') || part === '.well-known')

/** A built file, with its compressed copy where it has one. Its bytes are read again when they are new: a site is larger than memory should be. */
const fileEntry = async (file: string): Promise<NewEntry> => {
  const compressed = existsSync(`${file}.br`) ? `${file}.br` : undefined
  const { entry } = newEntry(await readFile(file), compressed === undefined ? undefined : await readFile(compressed))
  const bytes = async () => {
    const stored = await readFile(compressed ?? file)
    // A cache may have been damaged since the text was compressed into it.
    await plainBytes(entry, stored)
    return stored
  }
  return { entry, bytes }
}

const entriesBy = <Made extends { readonly entry: Entry }>(made: readonly (readonly [string, Made])[]): Record<string, Entry> =>
  Object.fromEntries(made.map(([name, { entry }]) => [name, entry]))

/**
 * Publishes a finished build with everything that the API answers from: whoever serves sees the release before or this one. Returns it.
 * Throws as `publish` does, and then nothing has changed.
 */
export const publishRelease = async (
  builtDir: string,
  store: ReleaseStore,
  info: ReleaseInfo,
  { content, searchDocuments, cards }: ReleaseData,
  now: Date,
): Promise<Manifest> => {
  const built = (await builtFiles(builtDir)).filter(isServed)
  const files = await pLimit(atOnce).map(built, async (file) => [`/${file}`, await fileEntry(join(builtDir, file))] as const)
  const search = await Promise.all(
    Object.entries(searchDocuments).map(async ([language, documents]) => [language, await jsonEntry(documents)] as const),
  )
  const data = { content: await textEntry(content), cards: await jsonEntry(cards) }
  const draft = {
    ...info,
    content: data.content.entry,
    cards: data.cards.entry,
    search: entriesBy(search),
    files: entriesBy(files),
    added: [...Object.values(data), ...[...search, ...files].map(([, entry]) => entry)],
  }
  // A build has everything at hand, so it mends what was lost on the way.
  return publish(store, () => draft, { now, trustsLast: false })
}
