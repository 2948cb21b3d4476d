import { join } from 'node:path'
import type { Pointer } from '@bank/releases/manifest/manifest.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import type { FastifyInstance } from 'fastify'
import { currentRelease } from '../current/current-release.ts'
import { currentSnapshot } from '../current/current-snapshot.ts'
import { type CurrentValue, followCurrent } from '../current/current-value.ts'
import { developmentRelease } from '../releases/development-release.ts'
import { loadNewestWhole, loadRelease } from '../releases/load-release.ts'
import type { Release } from '../releases/release.ts'

export type FollowOptions = {
  readonly dataDir: string
  /** Milliseconds between two looks at what is in force. */
  readonly pollEvery: number
  /** `snapshot`: while developing, content is read before any release was built of it. */
  readonly contentFrom: 'release' | 'snapshot'
}

/**
 * Follows what is in force until the app closes: one release, which holds pages, search and the content that all calls
 * read, so that they change together. What is there already is loaded when this resolves; a release that is damaged by then leaves the newest
 * whole one in force.
 */
export const followReleases = async (
  app: FastifyInstance,
  store: ReleaseStore,
  { dataDir, pollEvery, contentFrom }: FollowOptions,
): Promise<CurrentValue<Release>> => {
  const common = { nameOf: ({ id }: Release) => id, log: app.log, pollEvery }
  const releases =
    contentFrom === 'release'
      ? followCurrent<Pointer, Release>({
          ...common,
          source: currentRelease(store),
          load: (pointer, before) => loadRelease(store, pointer, before),
          instead: () => loadNewestWhole(store),
        })
      : followCurrent<string, Release>({
          ...common,
          source: currentSnapshot(join(dataDir, 'snapshots')),
          load: (hash) => developmentRelease(store, dataDir, hash),
        })
  app.addHook('onClose', releases.close)
  await releases.check()
  return releases
}
