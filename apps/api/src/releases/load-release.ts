import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@bank/i18n/languages.ts'
import { z } from 'zod'
import { searchDocuments } from '../search/search-document.ts'
import { buildSearchIndex, type SearchIndex } from '../search/search-index.ts'
import { indexFiles } from './index-files.ts'
import type { FileIndex, Release } from './release.ts'

/** A header value: one line, so that a broken release cannot break every answer. */
const headerValue = z
  .string()
  .min(1)
  .regex(/^[\x20-\x7e]+$/, 'must be one line of plain characters')

const releaseFile = z.object({
  id: z.string(),
  policy: headerValue,
  calculatorPolicy: headerValue,
  unprefixed: z.array(z.string().startsWith('/')),
})

const listCards = z.record(z.enum(languages), z.record(z.string(), z.record(z.string(), z.unknown())))

const readJson = async <S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S>> => {
  const result = schema.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (result.success) return result.data
  throw new Error(`${path} is not right: ${z.prettifyError(result.error)}`)
}

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
  const { id, policy, calculatorPolicy, unprefixed } = await readJson(join(root, 'release.json'), releaseFile)
  if (id !== name) throw new Error(`Release ${name} says that it is ${id}`)
  const files = await indexFiles(join(root, 'site'))
  if (!files.has('/index.html')) throw new Error(`Release ${name} has no home page`)
  const search: Partial<Record<(typeof languages)[number], SearchIndex>> = {}
  for (const language of languages)
    search[language] = await buildSearchIndex(await readJson(join(root, 'search', `${language}.json`), searchDocuments))
  return {
    id,
    policy,
    calculatorPolicy,
    files,
    leftover: leftoverOf(before, name),
    unprefixed: new Set(unprefixed),
    search: search as Release['search'],
    cards: await readJson(join(root, 'cards.json'), listCards),
  }
}
