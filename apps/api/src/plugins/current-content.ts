import { join } from 'node:path'
import { loadSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { FastifyInstance } from 'fastify'
import { type CurrentValue, followCurrent } from '../current/current-value.ts'
import { buildLists, type Lists } from '../lists/lists.ts'
import { loadRelease } from '../releases/load-release.ts'
import { pictureAddresses } from '../releases/pictures.ts'
import type { Release } from '../releases/release.ts'

export type CurrentContent = {
  readonly releases: CurrentValue<Release>
  readonly snapshots: CurrentValue<Snapshot>
  /** The lists of the snapshot in force, with the pictures of the release in force. */
  readonly lists: () => Lists | undefined
}

/** Follows the releases and snapshots below a data folder until the app closes. What is there already is loaded when this resolves. */
export const followContent = async (
  app: FastifyInstance,
  { dataDir, pollEvery }: { dataDir: string; pollEvery: number },
): Promise<CurrentContent> => {
  const { log } = app
  const releaseFolder = join(dataDir, 'releases')
  const releases = followCurrent<Release>({
    folder: releaseFolder,
    load: (name, before) => loadRelease(releaseFolder, name, before),
    log,
    pollEvery,
  })
  const snapshots = followCurrent<Snapshot>({
    folder: join(dataDir, 'snapshots'),
    load: async () => {
      const { snapshot } = await loadSnapshot(dataDir)
      // Made once here only to refuse a broken snapshot before it is in force.
      buildLists(snapshot, () => undefined)
      return snapshot
    },
    log,
    pollEvery,
  })
  app.addHook('onClose', async () => {
    await Promise.all([releases.close(), snapshots.close()])
  })
  await Promise.all([releases.check(), snapshots.check()])

  let made: { snapshot: Snapshot; release: Release | undefined; lists: Lists } | undefined
  return {
    releases,
    snapshots,
    lists: () => {
      const snapshot = snapshots.get()
      const release = releases.get()
      if (!snapshot) return undefined
      if (made?.snapshot !== snapshot || made.release !== release) {
        const pictures = pictureAddresses(release?.files ?? new Map())
        made = {
          snapshot,
          release,
          lists: buildLists(
            snapshot,
            (name) => pictures.get(name),
            (language, model, id) => release?.cards[language][model]?.[id],
          ),
        }
      }
      return made.lists
    },
  }
}
