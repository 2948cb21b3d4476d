'use client'

import type { Status as PublisherStatus } from '@bank/publisher/publisher.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf } from '../calls/call.ts'
import { ProblemList } from './ProblemList.tsx'
import { type PublishWords, publishWords } from './publish-words.ts'

type Status = PublisherStatus & { readonly siteUrl: string }

const askEvery = 500

/** How the publish goes that follows a step, from the moment that this is there until it is over, with links to the page and to what has to be mended. */
export const PublishProgress = ({ pages }: { readonly pages: readonly string[] }) => {
  const words = useWords()
  const [state, setState] = useState<PublishWords & { readonly siteUrl?: string }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    /** When the publisher was asked first, by its own clock. */
    let asked: number | undefined
    const look = async (): Promise<void> => {
      try {
        const status = await call<Status>('GET', '/publisher/status')
        asked ??= status.now
        const next = publishWords(status, asked, words)
        setState({ ...next, siteUrl: status.siteUrl })
        if (next.isOver) return
      } catch (error) {
        setState({ line: messageOf(error), isOver: false, isLive: false, problems: [] })
      }
      timer = setTimeout(() => void look(), askEvery)
    }
    void look()
    return () => clearTimeout(timer)
  }, [words])
  return (
    <div className="workflow-part" role="status">
      <p>{state?.line ?? words.progress.queued}</p>
      {state?.isLive &&
        pages.slice(0, 2).map((path) => (
          <p key={path}>
            <a href={`${state.siteUrl}${path}`} target="_blank" rel="noreferrer">
              {words.progress.onSite(path)}
            </a>
          </p>
        ))}
      {state && <ProblemList problems={state.problems} />}
    </div>
  )
}
