'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { openPreview } from '../preview/open-preview.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { call, messageOf } from './call.ts'
import { type Notices, WaitingNotices } from './WaitingNotices.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const states = ['failed', 'submitted', 'scheduled', 'sentBack', 'open'] as const

/** The lists of drafts by where they are, and the way to all of them as one site. */
export const WaitingList = () => {
  const words = useWords()
  const { waiting: texts } = words
  const [drafts, setDrafts] = useState<readonly Waiting[]>()
  const [notices, setNotices] = useState<Notices>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    Promise.all([
      call<readonly Waiting[]>('GET', '/workflow/queue').then(setDrafts),
      call<Notices>('GET', '/workflow/notices').then(setNotices),
    ]).catch((error: unknown) => setSaid(messageOf(error)))
  }, [])
  const show = () => openPreview('/en/').catch((error: unknown) => setSaid(messageOf(error)))
  return (
    <>
      <p>
        <button type="button" onClick={() => void show()}>
          {texts.showAll}
        </button>
      </p>
      <p role="status">{said || (!drafts && texts.loading)}</p>
      {notices && <WaitingNotices {...notices} />}
      {drafts &&
        states.map((state) => {
          const here = drafts.filter((draft) => draft.state === state)
          const { heading, empty } = texts.lists[state]
          return (
            <section key={state} aria-label={heading}>
              <h2>
                {heading} ({here.length})
              </h2>
              {here.length === 0 ? (
                <p>{empty}</p>
              ) : (
                <ScrolledTable headings={[texts.columns.record, texts.columns.reason, texts.columns.last, texts.columns.kind]}>
                  {here.map((draft) => (
                    <WaitingRow key={`${draft.slug}/${draft.id}`} draft={draft} words={words} />
                  ))}
                </ScrolledTable>
              )}
            </section>
          )
        })}
    </>
  )
}
