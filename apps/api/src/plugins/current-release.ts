import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type CurrentValue, followCurrent } from '../current/current-value.ts'
import { developmentRelease } from '../releases/development-release.ts'
import { loadRelease } from '../releases/load-release.ts'
import type { Release } from '../releases/release.ts'

export type FollowOptions = {
  readonly dataDir: string
  /** Milliseconds between two looks at the data folder. */
  readonly pollEvery: number
  /** `snapshot`: while developing, content is read before any release was built of it. */
  readonly contentFrom: 'release' | 'snapshot'
}

/**
 * Follows what is in force below a data folder until the app closes: one release, which holds pages, search and the content that all calls
 * read, so that they change together. What is there already is loaded when this resolves.
 */
export const followReleases = async (
  app: FastifyInstance,
  { dataDir, pollEvery, contentFrom }: FollowOptions,
): Promise<CurrentValue<Release>> => {
  const folder = join(dataDir, contentFrom === 'release' ? 'releases' : 'snapshots')
  const releases = followCurrent<Release>({
    folder,
    load: (name, before) => (contentFrom === 'release' ? loadRelease(folder, name, before) : developmentRelease(dataDir, name)),
    log: app.log,
    pollEvery,
  })
  app.addHook('onClose', releases.close)
  await releases.check()
  return releases
}
