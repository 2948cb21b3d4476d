import { expect, it, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'

/** Follows a store whose tag is `tags`, until all of them were seen. */
const follow = async (tags: readonly (string | Error)[], changed: (stop: AbortController) => Promise<unknown>) => {
  const stop = new AbortController()
  const failed = vi.fn()
  let asked = 0
  const tag = async () => {
    const now = tags[asked] ?? tags.at(-1)
    asked += 1
    if (now instanceof Error) throw now
    return now ?? ''
  }
  const seen = vi.fn(() => changed(stop))
  await followChanges(
    async () => {
      const now = await tag()
      if (asked === tags.length) stop.abort()
      return now
    },
    seen,
    failed,
    stop.signal,
  )
  return { seen: seen.mock.calls.length, failed: failed.mock.calls.length }
}

it('publishes at its start and whenever the tag changes', async () => {
  expect(await follow(['a', 'a', 'b', 'b'], async () => {})).toEqual({ seen: 2, failed: 0 })
})

it('publishes once more what was saved while it was told to end', async () => {
  expect(await follow(['a', 'b'], async (stop) => stop.abort())).toEqual({ seen: 2, failed: 0 })
})

it('publishes again what could not be published, and says so once', async () => {
  let tries = 0
  const changed = async () => {
    tries += 1
    if (tries === 1) throw new Error('The disk is full')
  }
  expect(await follow(['a', 'a'], changed)).toEqual({ seen: 2, failed: 1 })
})
