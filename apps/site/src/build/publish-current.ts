import { fileURLToPath } from 'node:url'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { readSiteEnv } from '../env.ts'
import { budgetTable, overMedian } from './checks/budgets.ts'
import { openSitePublisher, type SitePublisher } from './site-publisher.ts'

const contentDir = fileURLToPath(new URL('../../../../content', import.meta.url))

/** A publisher of this checkout with the settings of the environment. Throws for wrong ones. */
export const configuredPublisher = (
  environment: Readonly<Record<string, string | undefined>>,
  log: (line: string) => void,
): Promise<SitePublisher> => {
  const env = readSiteEnv(environment)
  if (env.PSEUDO) throw new Error('PSEUDO=1 is for npm run dev only: a build shows the texts that visitors read.')
  return openSitePublisher({
    dataDir: env.DATA_DIR,
    siteUrl: env.SITE_URL,
    imageDomain: env.IMAGE_DOMAIN,
    bankingHosts: env.BANKING_HOSTS,
    liveRefreshFlag: env.LIVE_REFRESH,
    usesRecaptcha: env.usesRecaptcha,
    contentDir,
    retention: env.RELEASE_RETENTION,
    clock: () => new Date(),
    log,
  })
}

/** Publishes the current snapshot as the environment says, and tells how it went. Throws as the publisher does. */
export const publishCurrent = async (environment: Readonly<Record<string, string | undefined>>): Promise<void> => {
  const env = readSiteEnv(environment)
  const publisher = await configuredPublisher(environment, console.log)
  try {
    const { id, pages, rendered, sizes } = await publisher.publish(await loadSnapshot(env.DATA_DIR))
    if (sizes.length > 0) console.log(budgetTable(sizes))
    const warning = overMedian(sizes)
    if (warning) console.warn(warning)
    console.log(
      rendered === 0 ? `Release ${id} is up to date.` : `Published ${pages} pages as release ${id}; ${rendered} of them were rendered.`,
    )
    // What is kept takes memory that the threads have until then.
    await publisher.close()
    await publisher.keep()
  } finally {
    await publisher.close()
  }
}

/** An error as somebody should read it: what the content did wrong is told in words; anything else is our mistake and shows where it happened. */
export const publishFailure = (error: unknown): unknown =>
  error instanceof Error && ['BuildError', 'ContentError', 'HeldError', 'PageError'].includes(error.name) ? error.message : error
