import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../', import.meta.url))

/** Port of the served site under test. */
export const port = Number(process.env['E2E_PORT'] ?? 4310)

export const siteAddress = `http://localhost:${port}`

/** Where store, snapshot and release were prepared for the tests. */
export const dataDir = resolve(process.env['DATA_DIR'] || join(repository, '.build/test-data'))

/** Folder of the release that is being served. */
export const releaseDir = (): string => {
  const releases = join(dataDir, 'releases')
  return join(releases, readFileSync(join(releases, 'current'), 'utf8').trim())
}

type ReleaseInfo = { readonly policy: string; readonly calculatorPolicy: string; readonly unprefixed: readonly string[] }

/** What the served release says of itself. */
export const releaseInfo = (): ReleaseInfo => JSON.parse(readFileSync(join(releaseDir(), 'release.json'), 'utf8'))
