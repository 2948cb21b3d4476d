import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeCurrent } from '@bank/content/files/current-file.ts'
import { removeOld } from '@bank/content/files/remove-old.ts'

/** What a served release says of itself. */
export type ReleaseInfo = {
  readonly id: string
  /** Hash of the content that it was built from: of the bytes of its `content.json`. */
  readonly snapshot: string
  readonly policy: string
  readonly calculatorPolicy: string
  /** Addresses without a prefix that have a Spanish version below `/_es/` (D-ROUTE-8). */
  readonly unprefixed: readonly string[]
}

/** What the API reads of a release, beside its pages. */
export type ReleaseData = {
  /** The bytes of the snapshot. They stay with the release, whatever is exported later. */
  readonly content: Buffer
  readonly searchDocuments: Readonly<Record<string, unknown>>
  /** Cards of the live lists, by language. */
  readonly cards: Readonly<Record<string, unknown>>
}

const kept = 3

/**
 * Publishes a finished build: moved into a folder of its own, then made the current one by a single rename. Whoever serves
 * sees the old site or the new one, and pages, search and lists of the same content. The newest releases before it stay, so that a visitor's open page keeps its files.
 */
export const publishRelease = async (
  builtDir: string,
  releasesDir: string,
  info: ReleaseInfo,
  { content, searchDocuments, cards }: ReleaseData,
): Promise<string> => {
  const target = join(releasesDir, info.id)
  const staging = join(releasesDir, `.staging-${process.pid}`)
  await rm(staging, { recursive: true, force: true })
  await mkdir(join(staging, 'search'), { recursive: true })
  await rename(builtDir, join(staging, 'site')).catch(async (error: unknown) => {
    // Build and data folder may lie on different disks.
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error
    await cp(builtDir, join(staging, 'site'), { recursive: true })
  })
  for (const [language, documents] of Object.entries(searchDocuments))
    await writeFile(join(staging, 'search', `${language}.json`), JSON.stringify(documents))
  await writeFile(join(staging, 'content.json'), content)
  await writeFile(join(staging, 'cards.json'), JSON.stringify(cards))
  await writeFile(join(staging, 'release.json'), `${JSON.stringify(info, null, 2)}\n`)
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
  await writeCurrent(releasesDir, info.id)
  await removeOld(releasesDir, kept)
  return target
}
