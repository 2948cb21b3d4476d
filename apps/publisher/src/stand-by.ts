import { setTimeout as wait } from 'node:timers/promises'
import { withPublisherLock } from '@bank/releases/store/publisher-lock.ts'
import { BusyError } from '@bank/releases/store/release-store.ts'

/** Milliseconds between two looks. */
const lookEvery = 1000

const isFree = (lock: string): Promise<boolean> =>
  withPublisherLock(lock, async () => true, 0).catch((error: unknown) => {
    if (error instanceof BusyError) return false
    throw error
  })

/** Waits while another process holds a lock, or until the signal aborts; `waiting` is told once when there is something to wait for. */
export const standBy = async (lock: string, signal: AbortSignal, waiting: () => void): Promise<void> => {
  let isTold = false
  while (!signal.aborted && !(await isFree(lock))) {
    if (!isTold) waiting()
    isTold = true
    await wait(lookEvery, undefined, { signal }).catch(() => undefined)
  }
}
