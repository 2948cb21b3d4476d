'use client'

import { siteReleaseKind } from '@bank/content/store/labels/site-release.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { openPreview } from '../preview/open-preview.ts'
import type { ListedRelease } from '../publisher/publisher-endpoints.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { call, messageOf } from '../workflow/calls/call.ts'
import { useOneAtATime } from '../workflow/calls/use-one-at-a-time.ts'
import { timeWords } from '../workflow/record/review-words.ts'
import { recordPath } from '../workflow/record-path.ts'
import { ChangedPages } from './ChangedPages.tsx'
import { changedPages } from './changed-pages.ts'
import { OlderReleases } from './OlderReleases.tsx'
import { usePagesOf } from './use-pages-of.ts'

type ChangedProps = Pick<ListedRelease, 'changed' | 'changes' | 'isAhead' | 'isHeld'> & {
  readonly pagesOf: ReadonlyMap<string, readonly string[]>
}

const Changed = ({ changed, changes, isAhead, isHeld, pagesOf }: ChangedProps) => {
  const { releases } = useWords()
  return (
    <>
      {changes.map(({ kind, label, record, action, by }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may have been published twice
        <p key={index}>
          {kind === siteReleaseKind ? (
            (isHeld ? releases.switchedBy : releases.publishedBy)(by)
          ) : (
            <>
              <a href={recordPath(kind, record)}>
                {label} {record}
              </a>
              {releases.did[action]?.(by)}
            </>
          )}
        </p>
      ))}
      {isAhead && <p>{releases.ahead}</p>}
      {changed && !isAhead && <ChangedPages pages={changedPages({ changes, changed }, pagesOf)} />}
    </>
  )
}

/** The releases that were in force last, and a page as it was at a time. */
export const ReleaseList = ({ maySwitch }: { readonly maySwitch: boolean }) => {
  const words = useWords()
  const { releases } = words
  const [spans, setSpans] = useState<readonly ListedRelease[]>()
  const [said, setSaid] = useState('')
  const [path, setPath] = useState('/en/')
  const [at, setAt] = useState('')
  const load = () => call<readonly ListedRelease[]>('GET', '/publisher/releases').then(setSpans)
  const once = useOneAtATime()
  const attempt = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    work().then(
      () => {
        setSaid(done)
        return true
      },
      (error: unknown) => {
        setSaid(messageOf(error))
        return false
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and after each switch
  useEffect(() => void attempt(load, ''), [])
  const switchTo = async (id: string) => {
    await call('POST', '/publisher/switch', { id })
    await load()
  }
  const publish = async () => {
    await call('POST', '/publisher/publish', {})
    await load()
  }
  const showAsOf = () => openPreview(`/_preview/release?${new URLSearchParams({ path, at: new Date(at).toISOString() })}`)
  const [current] = spans ?? []
  const pagesOf = usePagesOf(spans)
  return (
    <>
      <p role="status">{said}</p>
      {current?.isHeld && (
        <p>
          {releases.held}{' '}
          {maySwitch && (
            <button type="button" onClick={() => void once('publish', () => attempt(publish, releases.published))}>
              {releases.publish}
            </button>
          )}
        </p>
      )}
      <h2>{releases.asItWas}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(showAsOf, '')
        }}
      >
        <div>
          <label htmlFor="release-path">{releases.path}</label>
          <input id="release-path" required pattern="/.*" value={path} onChange={({ target }) => setPath(target.value)} />
        </div>
        <div>
          <label htmlFor="release-at">{releases.time}</label>
          <input id="release-at" type="datetime-local" required value={at} onChange={({ target }) => setAt(target.value)} />
        </div>
        <button type="submit">{releases.show}</button>
      </form>
      <h2>{releases.heading}</h2>
      {!spans && !said && <p>{releases.loading}</p>}
      {spans?.length === 0 && <p>{releases.none}</p>}
      <ScrolledTable headings={Object.values(releases.columns)}>
        {spans?.map(({ id, from, to, ...span }) => (
          <tr key={from}>
            <td>{timeWords(from, words)}</td>
            <td>{to ? timeWords(to, words) : releases.now}</td>
            <td>
              <Changed {...span} pagesOf={pagesOf} />
            </td>
            <td>
              {id}
              {maySwitch && to && id !== current?.id && (
                <p>
                  <button
                    type="button"
                    onClick={() =>
                      // Whoever answers the question with a key may press the button once more by it.
                      void once(id, async () => {
                        if (!confirm(releases.sure(timeWords(from, words)))) return false
                        return attempt(() => switchTo(id), releases.inForce(id))
                      })
                    }
                  >
                    {releases.again}
                  </button>
                </p>
              )}
            </td>
          </tr>
        ))}
      </ScrolledTable>
      {spans && <OlderReleases listed={spans} add={(older) => setSpans([...spans, ...older])} say={setSaid} />}
    </>
  )
}
