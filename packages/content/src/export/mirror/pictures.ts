import { statSync } from 'node:fs'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { stableJson } from '../../records/canonical.ts'
import { mediaFolder } from '../../store/pictures/picture.ts'
import type { StoredDocument } from '../../store/read-store.ts'
import { type PictureRead, readPicture } from '../read-picture.ts'
import type { Documents } from './collection.ts'

type MirroredPicture = { readonly document: StoredDocument; readonly file: string; readonly read: PictureRead }

/** What is kept of the pictures, by id: their words and what was read from their files. */
export type MirroredPictures = ReadonlyMap<string, MirroredPicture>

/** Files that are read at once: each is in memory as a whole. */
const atOnce = 16

/** Differs when the file does: it was written anew, or another one put in its place. A hundred files take 1 ms so, and 12 ms through Node's thread pool. */
const stateOf = (path: string): string => {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(path)
    return [ino, size, mtimeMs, ctimeMs].join(' ')
  } catch {
    return 'none'
  }
}

/** What is mirrored of a picture while it reads the same. */
const kept = (mirrored: PictureRead | undefined, read: PictureRead): PictureRead =>
  mirrored && stableJson(mirrored) === stableJson(read) ? mirrored : read

/** The pictures brought up to date: only those whose record or file has changed are read. */
export const refreshPictures = async (before: MirroredPictures, media: Documents, dataDir: string): Promise<MirroredPictures> => {
  const folder = mediaFolder(dataDir)
  const pictures = await pLimit(atOnce).map(media.values(), async (document) => {
    // The file is looked at before it is read: one that changes meanwhile is read again next time.
    const file = stateOf(join(folder, document.filename ?? ''))
    const mirrored = before.get(document.id)
    if (mirrored?.document === document && mirrored.file === file) return mirrored
    return { document, file, read: kept(mirrored?.read, await readPicture(document, dataDir)) }
  })
  return new Map(pictures.map((picture) => [picture.document.id, picture]))
}

/** What was read of each picture: `before` itself while nothing of it has changed. */
export const picturesOf = (mirrored: MirroredPictures, before: readonly PictureRead[]): readonly PictureRead[] => {
  const after = [...mirrored.values()].map(({ read }) => read)
  return after.length === before.length && after.every((read, index) => read === before[index]) ? before : after
}
