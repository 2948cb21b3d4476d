import type { Files } from '@bank/releases/manifest/manifest.ts'
import { contentType } from '@bank/rules/serving/content-types.ts'
import type { FileIndex } from './release.ts'

/** The files of a release, or of several, by address and with their types. */
export const fileIndex = (files: Files): FileIndex =>
  new Map(Object.entries(files).map(([address, entry]) => [address, { ...entry, type: contentType(address) }]))
