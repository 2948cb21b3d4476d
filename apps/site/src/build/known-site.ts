import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Entry } from '@bank/releases/manifest/blob.ts'
import type { FrameNeeds } from '../page-data/frame.ts'
import { isFrameRead } from '../page-data/frame-sources.ts'
import type { Reads as PageReads } from '../page-data/reads.ts'
import { type FactsInParts, type FrameFacts, factsOf, type PageFacts } from './facts/page-facts.ts'
import { writeFileAtomically } from './files/write-file-atomically.ts'

/** Something that was read of the content, and a hash of what it said. Pages that read the same share one object. */
export type Read = readonly [read: string, hash: string]

/** A page that was made before, without its bytes: what it says, and what it was made of, where that is known. */
export type KnownPage = {
  readonly entry: Entry
  readonly facts: PageFacts
  /** The same in the parts that it was put together of. */
  readonly parts: FactsInParts & { readonly own: PageFacts }
  readonly reads: readonly Read[] | undefined
  /** Nothing for a page without header and footer. */
  readonly needs: FrameNeeds | undefined
  /** Hash of what it says itself, whatever surrounds it; nothing where that is not known. */
  readonly ownHash: string | undefined
}

/** What pages read, each once, by its name and its hash. */
export type Reads = ReadonlyMap<string, Read>

const keyOf = ([read, hash]: Read): string => `${read}\0${hash}`

/** What was made before by the same code with the same settings: pages by file, everything that they read, and all other files by address. */
export type KnownSite = {
  readonly pages: ReadonlyMap<string, KnownPage>
  readonly reads: Reads
  readonly files: ReadonlyMap<string, Entry>
}

export const nothingKnown: KnownSite = { pages: new Map(), reads: new Map(), files: new Map() }

type SaysStill = (read: string, hash: string) => boolean

/** What was read and says something else now. Most pages read the same, so each read is asked for once. */
export const changedReads = ({ reads }: Pick<KnownSite, 'reads'>, saysStill: SaysStill): ReadonlySet<Read> =>
  new Set([...reads.values()].filter(([read, hash]) => !saysStill(read, hash)))

/**
 * Files of the pages that read something that has changed, and of those of which nobody knows what they read; each with what has to be made anew of it: the
 * frame alone, or the whole page.
 */
export const stalePages = (
  { pages }: { readonly pages: ReadonlyMap<string, Pick<KnownPage, 'reads'>> },
  changed: ReadonlySet<Read>,
): ReadonlyMap<string, 'frame' | 'page'> =>
  new Map(
    [...pages].flatMap(([file, { reads }]) => {
      if (!reads) return [[file, 'page'] as const]
      const stale = reads.filter((read) => changed.has(read))
      if (stale.length === 0) return []
      return [[file, stale.every(([read]) => isFrameRead(read)) ? 'frame' : 'page'] as const]
    }),
  )

/** What is read and has not changed, with what more pages read, as objects that all pages share. */
export const sharedReads = (known: Reads, changed: ReadonlySet<Read>) => {
  const all = new Map(known)
  for (const read of changed) all.delete(keyOf(read))
  const sharedRead = (read: Read): Read => {
    const key = keyOf(read)
    const found = all.get(key) ?? read
    all.set(key, found)
    return found
  }
  return {
    /** The reads of a page. */
    shared: (reads: PageReads): readonly Read[] => Object.entries(reads).map(sharedRead),
    /** The reads of a page of which some are `reads` now. Most are not, and are what pages share as long as they have not changed. */
    renewed: (before: readonly Read[], reads: PageReads): readonly Read[] => {
      const names = new Set(before.map(([name]) => name))
      return [
        ...before.map((read): Read => {
          const hash = reads[read[0]]
          return hash !== undefined ? sharedRead([read[0], hash]) : changed.has(read) ? sharedRead(read) : read
        }),
        ...Object.entries(reads)
          .filter(([name]) => !names.has(name))
          .map(sharedRead),
      ]
    },
    all,
  }
}

/** What is known without the files and pages whose bytes are not stored. */
export const onlyStored = ({ pages, reads, files }: KnownSite, isStored: (entry: Entry) => boolean): KnownSite => ({
  pages: new Map([...pages].filter(([, { entry }]) => isStored(entry))),
  reads,
  files: new Map([...files].filter(([, entry]) => isStored(entry))),
})

/** A page with numbers in place of what it has in common with others. */
type EncodedPage = Omit<KnownPage, 'reads' | 'facts' | 'parts'> & {
  readonly reads: readonly number[] | undefined
  readonly own: PageFacts
  readonly frame: number | undefined
  readonly toOther: readonly string[]
}

/** The same with every read, its hash and every frame written once: thousands of pages have the same menus. */
type Encoded = {
  readonly code: string
  readonly reads: readonly Read[]
  readonly frames: readonly FrameFacts[]
  readonly pages: Readonly<Record<string, EncodedPage>>
  readonly files: Readonly<Record<string, Entry>>
}

const encode = (code: string, { pages, reads, files }: KnownSite): Encoded => {
  const list = [...reads.values()]
  const numbers = new Map(list.map((read, number) => [read, number]))
  const frames = [...new Set([...pages.values()].flatMap(({ parts }) => parts.frame ?? []))]
  const frameNumbers = new Map(frames.map((frame, number) => [frame, number]))
  const encodePage = ({ entry, needs, ownHash, reads, parts: { own, frame, toOther } }: KnownPage): EncodedPage => ({
    entry,
    needs,
    ownHash,
    own,
    frame: frame && frameNumbers.get(frame),
    toOther,
    reads: reads?.map((read) => numbers.get(read) ?? -1),
  })
  return {
    code,
    pages: Object.fromEntries([...pages].map(([file, page]) => [file, encodePage(page)])),
    reads: list,
    frames,
    files: Object.fromEntries(files),
  }
}

const decode = ({ reads, frames, pages, files }: Encoded): KnownSite => {
  // A page of which a read is missing would never be stale: what it reads counts as unknown.
  const readsOf = (numbers: readonly number[] | undefined): readonly Read[] | undefined => {
    const found = numbers?.flatMap((number) => (reads[number] ? [reads[number]] : []))
    return found?.length === numbers?.length ? found : undefined
  }
  const decodePage = ({ entry, needs, ownHash, reads, own, frame, toOther }: EncodedPage): KnownPage => {
    const parts = { own, frame: frame === undefined ? undefined : frames[frame], toOther }
    return { entry, needs, ownHash, facts: factsOf(parts), parts, reads: readsOf(reads) }
  }
  return {
    pages: new Map(Object.entries(pages).map(([file, page]) => [file, decodePage(page)])),
    reads: new Map(reads.map((read) => [keyOf(read), read])),
    files: new Map(Object.entries(files)),
  }
}

/** What an earlier process made by the code with this fingerprint. A missing or broken file only costs the time to make the pages again. */
export const readKnownSite = async (file: string, code: string): Promise<KnownSite> => {
  try {
    const encoded: Encoded = JSON.parse((await promisify(brotliDecompress)(await readFile(file))).toString('utf8'))
    return encoded.code === code ? decode(encoded) : nothingKnown
  } catch {
    return nothingKnown
  }
}

/** Keeps what is known for the next process. */
export const writeKnownSite = async (file: string, code: string, known: KnownSite): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const text = Buffer.from(JSON.stringify(encode(code, known)))
  writeFileAtomically(file, await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
}
