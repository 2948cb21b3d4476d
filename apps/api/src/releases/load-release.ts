import { parseSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { languages } from '@bank/i18n/languages.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import type { Pointer } from '@bank/releases/manifest/manifest.ts'
import { readEntry, readJsonEntry } from '@bank/releases/read/read-blob.ts'
import { readAssets, readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { z } from 'zod'
import { buildLists } from '../lists/lists.ts'
import { fileIndex } from './file-index.ts'
import { readSearchIndexes } from './load-search.ts'
import { readTexts } from './load-texts.ts'
import { pictureAddresses } from './pictures.ts'
import type { FileIndex, Release } from './release.ts'

const listCards = z.record(z.enum(languages), z.record(z.string(), z.record(z.string(), z.unknown())))

/** The hashed files of all kept releases; without them a release is served nonetheless, with those that were known before. */
const readLeftover = async (store: ReleaseStore, pointer: Pointer, before: Release | undefined): Promise<FileIndex> => {
  if (before?.source?.pointer.assets.hash === pointer.assets.hash) return before.leftover
  const assets = await unlessDamaged(readAssets(store, pointer))
  return assets ? fileIndex(assets) : (before?.leftover ?? new Map())
}

/**
 * Loads the release that a pointer names. What it shares with the release `before` is taken from that.
 * Throws when any part of it that is read whole is missing or broken.
 */
export const loadRelease = async (store: ReleaseStore, pointer: Pointer, before: Release | undefined): Promise<Release> => {
  const { manifest } = await readRelease(store, pointer)
  const files = fileIndex(manifest.files)
  if (!files.has('/index.html')) throw new Error(`Release ${manifest.id} has no home page`)
  const texts = await readTexts(store, files, before?.texts)
  const content = parseSnapshot(await readEntry(store, manifest.content), manifest.snapshot)
  const pictures = pictureAddresses(files)
  const cards = await readJsonEntry(store, manifest.cards, listCards)
  return {
    id: manifest.id,
    source: { pointer, manifest },
    policy: manifest.policy,
    calculatorPolicy: manifest.calculatorPolicy,
    files,
    leftover: await readLeftover(store, pointer, before),
    unprefixed: new Set(manifest.unprefixed),
    texts,
    search: await readSearchIndexes(store, manifest, before),
    content,
    lists: buildLists(
      content,
      (picture) => pictures.get(picture),
      (language, model, record) => cards[language]?.[model]?.[record],
    ),
  }
}

/** How many former releases are tried when the one in force cannot be loaded. */
const mostTried = 20

/** The newest release that can be loaded, whatever the pointer names; nothing when there is none. For a start with a damaged store. */
export const loadNewestWhole = async (store: ReleaseStore): Promise<Release | undefined> => {
  for (const pointer of (await readHistory(store)).slice(-mostTried).toReversed()) {
    const release = await loadRelease(store, pointer, undefined).catch(() => undefined)
    if (release) return release
  }
  return undefined
}
