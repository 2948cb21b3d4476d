import { useState } from 'react'
import { useWords } from '../language/use-words.ts'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'
import { call, messageOf } from '../workflow/calls/call.ts'

type Props = {
  readonly listed: readonly ListedRelease[]
  readonly add: (older: readonly ListedRelease[]) => void
  /** Says in the status line what happened. */
  readonly say: (text: string) => void
}

/** Lists the releases before those that are listed. The button stays when all are there, so that the focus does. */
export const OlderReleases = ({ listed, add, say }: Props) => {
  const { releases } = useWords()
  const [isUsed, setUsed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const last = listed.at(-1)
  // The oldest of all has nothing before it.
  const isAll = last?.since === undefined
  const load = async () => {
    const older = await call<readonly ListedRelease[]>('GET', `/publisher/releases?${new URLSearchParams({ before: last?.from ?? '' })}`)
    add(older)
    say([releases.more(older.length), older.at(-1)?.since === undefined ? releases.all : ''].join(' ').trim())
  }
  const ask = () => {
    if (isAll) return say(releases.all)
    if (isBusy) return
    setUsed(true)
    setBusy(true)
    load()
      .catch((error: unknown) => say(messageOf(error)))
      .finally(() => setBusy(false))
  }
  if (isAll && !isUsed) return null
  return (
    <button type="button" aria-disabled={isAll || isBusy} onClick={ask}>
      {releases.older}
    </button>
  )
}
