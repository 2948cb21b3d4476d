'use client'

import type { Publisher } from '@bank/publisher/publisher.ts'
import { useEffect, useState } from 'react'
import { call, messageOf } from './call.ts'
import { type PublishWords, publishWords } from './publish-words.ts'
import { recordPath } from './record-path.ts'

type Status = ReturnType<Publisher['status']> & { readonly siteUrl: string }

const askEvery = 500

/** How the publish that was asked for at `since` goes, until it is over, with links to the page and to what has to be mended. */
export const PublishProgress = ({ since, pages }: { readonly since: number; readonly pages: readonly string[] }) => {
  const [words, setWords] = useState<PublishWords & { readonly siteUrl?: string }>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = async (): Promise<void> => {
      try {
        const status = await call<Status>('GET', '/publisher/status')
        const next = publishWords(status, since)
        setWords({ ...next, siteUrl: status.siteUrl })
        if (next.isOver) return
      } catch (error) {
        setWords({ line: messageOf(error), isOver: false, isLive: false, problems: [] })
      }
      timer = setTimeout(() => void look(), askEvery)
    }
    void look()
    return () => clearTimeout(timer)
  }, [since])
  return (
    <div className="workflow-part" role="status">
      <p>{words?.line ?? 'Queued.'}</p>
      {words?.isLive &&
        pages.slice(0, 2).map((path) => (
          <p key={path}>
            <a href={`${words.siteUrl}${path}`} target="_blank" rel="noreferrer">
              {path} on the site
            </a>
          </p>
        ))}
      {words && words.problems.length > 0 && (
        <ul>
          {words.problems.map(({ text, slug, id }) => (
            <li key={text}>{slug ? <a href={recordPath(slug, id)}>{text}</a> : text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
