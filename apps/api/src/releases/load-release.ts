import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { languages } from '@bank/i18n/languages.ts'
import { z } from 'zod'
import { buildLists } from '../lists/lists.ts'
import { indexFiles } from './index-files.ts'
import { readSearchIndexes } from './load-search.ts'
import { pictureAddresses } from './pictures.ts'
import { readJson } from './read-json.ts'
import type { FileIndex, Release } from './release.ts'

/** A header value: one line, so that a broken release cannot break every answer. */
const headerValue = z
  .string()
  .min(1)
  .regex(/^[\x20-\x7e]+$/, 'must be one line of plain characters')

const releaseFile = z.object({
  id: z.string(),
  /** Hash of `content.json`. */
  snapshot: z.hash('sha256'),
  policy: headerValue,
  calculatorPolicy: headerValue,
  unprefixed: z.array(z.string().startsWith('/')),
})

const listCards = z.record(z.enum(languages), z.record(z.string(), z.record(z.string(), z.unknown())))

/** The hashed files that outlive `before`; a release that was made again under its name keeps those it had kept. */
const leftoverOf = (before: Release | undefined, name: string): FileIndex => {
  if (!before) return new Map()
  return before.id === name ? before.leftover : new Map([...before.files].filter(([, file]) => file.hashed))
}

/**
 * Loads the release `name` below `folder`. `before` is the release it takes over from, whose hashed files stay reachable.
 * Throws when any part of it is missing or broken.
 */
export const loadRelease = async (folder: string, name: string, before: Release | undefined): Promise<Release> => {
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name)) throw new Error(`${folder}/current names no release`)
  const root = join(folder, name)
  const { id, snapshot, policy, calculatorPolicy, unprefixed } = await readJson(join(root, 'release.json'), releaseFile)
  if (id !== name) throw new Error(`Release ${name} says that it is ${id}`)
  const files = await indexFiles(join(root, 'site'))
  if (!files.has('/index.html')) throw new Error(`Release ${name} has no home page`)
  const content = parseSnapshot(await readFile(join(root, 'content.json')), snapshot)
  const pictures = pictureAddresses(files)
  const cards = await readJson(join(root, 'cards.json'), listCards)
  return {
    id,
    policy,
    calculatorPolicy,
    files,
    leftover: leftoverOf(before, name),
    unprefixed: new Set(unprefixed),
    search: await readSearchIndexes(root),
    content,
    lists: buildLists(
      content,
      (picture) => pictures.get(picture),
      (language, model, record) => cards[language]?.[model]?.[record],
    ),
  }
}
