import { useEffect, useState } from 'react'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'
import { call } from '../workflow/calls/call.ts'
import { keyOf, recordsToAsk } from './changed-pages.ts'

const none: readonly ListedRelease[] = []

/** The pages that show what was changed with releases, by record; asked for when the list is there, which does not wait for them. */
export const usePagesOf = (releases: readonly ListedRelease[] = none): ReadonlyMap<string, readonly string[]> => {
  const [known, setKnown] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each list
  useEffect(() => {
    const records = recordsToAsk(releases).filter((record) => !known.has(keyOf(record)))
    if (records.length === 0) return
    let isOld = false
    call<readonly (readonly string[])[]>('POST', '/publisher/record-pages', { records }).then(
      (pages) =>
        !isOld && setKnown((before) => new Map([...before, ...records.map((each, at) => [keyOf(each), pages[at] ?? []] as const)])),
      // Without them the list stays in the order it came in.
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [releases])
  return known
}
