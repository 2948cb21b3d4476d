import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFileAtomically } from './link-or-copy-file.ts'
import type { PageFacts } from './page-facts.ts'

/** Facts of pages by the hash of their HTML. */
export type FactsByHash = Readonly<Record<string, PageFacts>>

/** Where the facts are kept from one build to the next. They hold for as long as `code`, the fingerprint of all code, is the same. */
export type FactsCache = { readonly file: string; readonly code: string }

/** What an earlier build found out. A missing or broken file only costs the time to read the pages again. */
export const readFacts = async ({ file, code }: FactsCache): Promise<FactsByHash> => {
  try {
    const kept: { code: string; facts: FactsByHash } = JSON.parse(await readFile(file, 'utf8'))
    return kept.code === code ? kept.facts : {}
  } catch {
    return {}
  }
}

/** Keeps what this build found out, in place of what was kept before. */
export const writeFacts = async ({ file, code }: FactsCache, facts: FactsByHash): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  writeFileAtomically(file, Buffer.from(JSON.stringify({ code, facts })))
}
