import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks at the store, and after one that failed. */
const lookEvery = 100
const afterFailure = 2000

/**
 * Calls `changed` whenever a tag of the store has changed, until the signal aborts, and waits for it. It looks once more then: what was saved
 * before the signal is not left for the next process. A store that is away is asked again; `failed` is told once for each time that it goes away.
 */
export const followChanges = async (
  tag: () => Promise<string>,
  changed: () => Promise<unknown>,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> => {
  let seen: string | undefined
  let isAway = false
  const look = async (): Promise<void> => {
    // Asked before reading: what is read then is at least as new.
    const now = await tag()
    if (now !== seen) {
      await changed()
      seen = now
    }
    isAway = false
  }
  const lookSafely = (): Promise<void> =>
    look().catch((error: unknown) => {
      if (!isAway) failed(error)
      isAway = true
    })
  while (!signal.aborted) {
    await lookSafely()
    await wait(isAway ? afterFailure : lookEvery, undefined, { signal }).catch(() => undefined)
  }
  await lookSafely()
}
