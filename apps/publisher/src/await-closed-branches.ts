import { setTimeout as wait } from 'node:timers/promises'
import { unfinishedClosures } from '@bank/content/closures/unfinished-closures.ts'
import type { ContentMirror } from '@bank/content/export/content-mirror.ts'

/** Milliseconds between two looks at the store, and until a closure that was killed behind its alert is waited for no longer. */
const lookEvery = 50
const patience = 3000

/**
 * Reads content again until the branches are there that its alerts call closed: they follow their alert in about a second, and pages that were rendered
 * without them would all be made in vain. Waits once for each alert.
 */
export const closedBranchesAwaiter = ({ refresh, snapshot }: Pick<ContentMirror, 'refresh' | 'snapshot'>): (() => Promise<void>) => {
  const known = new Set<string>()
  return async () => {
    const isWaitedFor = async () => unfinishedClosures((await snapshot()).snapshot).some((id) => !known.has(id))
    for (const until = performance.now() + patience; (await isWaitedFor()) && performance.now() < until; ) {
      await wait(lookEvery)
      await refresh()
    }
    for (const id of unfinishedClosures((await snapshot()).snapshot)) known.add(id)
  }
}
