import { asSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { readHistory } from '@bank/releases/history/history.ts'
import { changedFiles } from '@bank/releases/manifest/changed-files.ts'
import type { Manifest, Pointer } from '@bank/releases/manifest/manifest.ts'
import { readAssets, readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { buildLists, type Lists } from '../lists/lists.ts'
import { fileIndex, nextFileIndex } from './file-index.ts'
import { type ReleaseData, readData } from './load-data.ts'
import { searchIndexes } from './load-search.ts'
import { readTexts } from './load-texts.ts'
import { pictureAddresses } from './pictures.ts'
import type { FileIndex, Release } from './release.ts'

/** The hashed files of all kept releases; without them a release is served nonetheless, with those that were known before. */
const readLeftover = async (store: ReleaseStore, pointer: Pointer, before: Release | undefined): Promise<FileIndex> => {
  if (before?.source?.pointer.assets.hash === pointer.assets.hash) return before.leftover
  const assets = await unlessDamaged(readAssets(store, pointer))
  return assets ? fileIndex(assets) : (before?.leftover ?? new Map())
}

/** The files of a release and the addresses of its pictures; what did not change is taken from the release before. */
const filesOf = (manifest: Manifest, before: Release | undefined) => {
  if (!before?.source) {
    const files = fileIndex(manifest.files)
    return { files, pictures: pictureAddresses(files) }
  }
  const changes = changedFiles(before.source.manifest.files, manifest.files)
  const files = nextFileIndex(before.files, changes)
  const hasPicture = [...Object.keys(changes.changed), ...changes.removed].some((address) => address.startsWith('/media/'))
  return { files, pictures: hasPicture ? pictureAddresses(files) : before.source.pictures }
}

type ListSources = { readonly data: ReleaseData; readonly pictures: ReadonlyMap<string, string> }

/** The lists of a release; those of the release before, with what they have read and written, when all of their sources are the same. */
const listsOf = ({ data, pictures }: ListSources, manifest: Manifest, before: Release | undefined): Lists => {
  const last = before?.source
  if (before && last?.data.content === data.content && last.data.cards === data.cards && last.pictures === pictures) return before.lists
  return buildLists(
    asSnapshot(data.content.value, manifest.snapshot),
    (picture) => pictures.get(picture),
    (language, model, record) => data.cards.value[language]?.[model]?.[record],
  )
}

/**
 * Loads the release that a pointer names. What it shares with the release `before` is taken from that.
 * Throws when any part of it that is read whole is missing or broken.
 */
export const loadRelease = async (store: ReleaseStore, pointer: Pointer, before: Release | undefined): Promise<Release> => {
  const { manifest } = await readRelease(store, pointer)
  const { files, pictures } = filesOf(manifest, before)
  if (!files.has('/index.html')) throw new Error(`Release ${manifest.id} has no home page`)
  const texts = await readTexts(store, files, before?.texts)
  const data = await readData(store, manifest, before?.source)
  const leftover = await readLeftover(store, pointer, before)
  const search = await searchIndexes(data.searched, before?.search)
  return {
    id: manifest.id,
    source: { pointer, manifest, data, pictures },
    policy: manifest.policy,
    calculatorPolicy: manifest.calculatorPolicy,
    files,
    leftover,
    unprefixed: new Set(manifest.unprefixed),
    texts,
    search,
    content: asSnapshot(data.content.value, manifest.snapshot),
    lists: listsOf({ data, pictures }, manifest, before),
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
