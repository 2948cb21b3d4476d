import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashOf, type NewEntry, newEntry, textEntry } from '../manifest/blob.ts'
import { jsonEntry } from '../manifest/json-entry.ts'
import type { Manifest, Pointer } from '../manifest/manifest.ts'
import { type Draft, publish } from '../publish/publish.ts'
import { readEntry } from '../read/read-blob.ts'
import { readPointer, readRelease } from '../read/read-release.ts'
import { folderStore } from '../store/folder-store.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** A folder for a store, removed when the test ends. */
export const temporaryStore = async (): Promise<{ folder: string; store: ReleaseStore } & AsyncDisposable> => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'))
  return { folder, store: folderStore(folder), [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

export const changingPages = 12

/** A site whose changing parts all say the number of its edition: twelve pages, a script, the content and what can be searched. */
export const edition = async (number: number): Promise<Draft> => {
  const says = `Edition ${number}.`
  const changing = Array.from({ length: changingPages }, (_, page) => [`/en/${page}/index.html`, `<h1>Page ${page}</h1>${says}`] as const)
  const texts = await Promise.all(
    [...changing, [`/_astro/edition.${number}.js`, `"${says}"`] as const, ['/index.html', 'Home'] as const].map(
      async ([address, text]) => [address, await textEntry(Buffer.from(text))] as const,
    ),
  )
  const files = new Map<string, NewEntry>([...texts, ['/media/lake.webp', newEntry(Buffer.alloc(20_000, 'w'))]])
  const content = await textEntry(Buffer.from(JSON.stringify({ says })))
  const [cards, search] = [await jsonEntry({}), await jsonEntry([says])]
  return {
    snapshot: hashOf(JSON.stringify({ says })),
    code: 'abcdef1234567890',
    policy: `default-src 'none'; report-to e${number}`,
    calculatorPolicy: "default-src 'none'",
    unprefixed: [],
    content: content.entry,
    cards: cards.entry,
    search: { en: search.entry },
    files: Object.fromEntries([...files].map(([address, { entry }]) => [address, entry])),
    added: [...files.values(), content, cards, search],
  }
}

/** Publishes an edition as a build does. */
export const publishEdition = async (store: ReleaseStore, number: number, now = new Date()): Promise<Manifest> => {
  const draft = await edition(number)
  return publish(store, () => draft, { now, trustsLast: false, held: 'replace' })
}

/** What is in force; throws when nothing is. */
export const inForce = async (store: ReleaseStore): Promise<{ pointer: Pointer; manifest: Manifest }> => {
  const pointer = await readPointer(store)
  if (!pointer) throw new Error('Nothing is in force')
  return { pointer, manifest: (await readRelease(store, pointer)).manifest }
}

/** Reads everything of the release in force and returns its edition. Throws when it is not whole, or a mix of two. */
export const wholeEdition = async (store: ReleaseStore): Promise<number> => {
  const { manifest } = await inForce(store)
  const texts = await Promise.all(
    [manifest.content, ...Object.values(manifest.search), ...Object.values(manifest.files)].map(async (entry) =>
      String(await readEntry(store, entry)),
    ),
  )
  const editions = texts.flatMap((text) => /Edition (\d+)\./.exec(text)?.[1] ?? [])
  const [first] = editions
  if (editions.length !== changingPages + 3 || editions.some((other) => other !== first)) throw new Error(`A mix: ${editions.join()}`)
  return Number(first)
}
