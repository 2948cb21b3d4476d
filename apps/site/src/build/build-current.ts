import { fileURLToPath } from 'node:url'
import { readSiteEnv } from '../env.ts'
import { buildSite } from './build-site.ts'

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url))

/**
 * Builds and publishes the current snapshot as the environment says, and tells how it went; with an export that is under way, its snapshot.
 * Throws as `buildSite` does.
 */
export const buildCurrent = async (environment: NodeJS.ProcessEnv, exporting?: Promise<void>): Promise<void> => {
  const env = readSiteEnv(environment)
  if (env.PSEUDO) throw new Error('PSEUDO=1 is for npm run dev only: a build shows the texts that visitors read.')
  const { id, pages } = await buildSite({
    dataDir: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    imageDomain: env.IMAGE_DOMAIN,
    bankingHosts: env.BANKING_HOSTS,
    liveRefreshFlag: env.LIVE_REFRESH,
    usesRecaptcha: env.usesRecaptcha,
    contentDir,
    retention: env.RELEASE_RETENTION,
    exporting,
    log: console.log,
  })
  console.log(pages === 0 ? `Release ${id} is up to date.` : `Built ${pages} pages as release ${id}.`)
}

/** An error as somebody should read it: what the content did wrong is told in words; anything else is our mistake and shows where it happened. */
export const buildFailure = (error: unknown): unknown =>
  error instanceof Error && ['BuildError', 'ContentError', 'PageError'].includes(error.name) ? error.message : error
