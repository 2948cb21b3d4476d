import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'
import { readSiteEnv } from './env.ts'
import { assembleSite } from './page-data/assemble.ts'
import type { PageData } from './page-data/page-data.ts'
import { publishedFiles } from './page-data/published-files.ts'

let pages: Promise<readonly PageData[]> | undefined

/** All pages of the current snapshot: read once for a build, afresh for every request while developing. */
export const loadPages = (): Promise<readonly PageData[]> => {
  if (import.meta.env.DEV) return readPages()
  pages ??= readPages()
  return pages
}

const readPages = async (): Promise<readonly PageData[]> => {
  const env = readSiteEnv(process.env)
  const { snapshot } = await loadSnapshot(env.DATA_DIR, env.SNAPSHOT)
  const files = await publishedFiles(env.CONTENT_DIR)
  const found = assembleSite(snapshot, {
    siteUrl: env.SITE_URL,
    imageDomain: env.IMAGE_DOMAIN,
    buildYear: new Date().getFullYear(),
    liveRefreshFlag: env.LIVE_REFRESH,
    files,
  })
  for (const { path, head, leftOut } of found) {
    for (const tag of head.dropped) console.warn(`  ${path}: left out of the page's head: ${tag}`)
    for (const tag of leftOut) console.warn(`  ${path}: left out of the page's content: ${tag}`)
  }
  return found
}

/** Ids of all audiences that a page can be shown to, for the rules that hide gated blocks. */
export const loadAudiences = async (): Promise<readonly string[]> => {
  const { DATA_DIR, SNAPSHOT } = readSiteEnv(process.env)
  const { snapshot } = await loadSnapshot(DATA_DIR, SNAPSHOT)
  const audiences = snapshot.records.audiences.map(({ id, name }) => ({ id, name: name ?? '' }))
  return [...new Set([...audiences, defaultAudience(audiences)].map(({ id }) => id))]
}

/** Name of the bank, for documents that are no content pages. */
export const loadBank = async (): Promise<{ readonly name: string; readonly tollFree: string }> => {
  const { DATA_DIR, SNAPSHOT } = readSiteEnv(process.env)
  const { snapshot } = await loadSnapshot(DATA_DIR, SNAPSHOT)
  const { bankName = '', tollFreeNumber = '' } = snapshot.settings
  return { name: bankName, tollFree: tollFreeNumber }
}
