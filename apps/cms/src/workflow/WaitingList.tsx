'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ReviewState } from '@bank/content/reviews/review-log.ts'
import { useEffect, useState } from 'react'
import { openPreview } from '../preview/open-preview.ts'
import { ScrolledTable } from '../table/ScrolledTable.tsx'
import { call, messageOf } from './call.ts'
import { lineOf } from './review-words.ts'

const headings: readonly (readonly [ReviewState, string, string])[] = [
  ['submitted', 'Submitted', 'Nothing waits for approval.'],
  ['scheduled', 'At a time to come', 'Nothing is planned.'],
  ['sentBack', 'Came back', 'Nothing was sent back.'],
  ['open', 'Drafts', 'Every draft was submitted.'],
]

const Row = ({ title, label, edit, reviews, isChangedSince }: Waiting) => {
  const last = reviews.at(-1)
  return (
    <tr>
      <td>
        <a href={edit}>{title}</a>
      </td>
      <td>{label}</td>
      <td>
        {last ? lineOf(last) : '–'}
        {isChangedSince && ' Changed since.'}
        {last?.comment && <blockquote>{last.comment}</blockquote>}
      </td>
    </tr>
  )
}

/** The lists of drafts by where they are, and the way to all of them as one site. */
export const WaitingList = () => {
  const [drafts, setDrafts] = useState<readonly Waiting[]>()
  const [said, setSaid] = useState('')
  useEffect(() => {
    call<readonly Waiting[]>('GET', '/workflow/queue').then(setDrafts, (error: unknown) => setSaid(messageOf(error)))
  }, [])
  const show = () => openPreview('/en/').catch((error: unknown) => setSaid(messageOf(error)))
  return (
    <>
      <p>
        <button type="button" onClick={() => void show()}>
          Show everything that waits as one site
        </button>
      </p>
      <p role="status">{said}</p>
      {drafts &&
        headings.map(([state, heading, empty]) => {
          const here = drafts.filter((draft) => draft.state === state)
          return (
            <section key={state} aria-label={heading}>
              <h2>
                {heading} ({here.length})
              </h2>
              {here.length === 0 ? (
                <p>{empty}</p>
              ) : (
                <ScrolledTable headings={['Record', 'Kind', 'Last step']}>
                  {here.map((draft) => (
                    <Row key={`${draft.slug}/${draft.id}`} {...draft} />
                  ))}
                </ScrolledTable>
              )}
            </section>
          )
        })}
    </>
  )
}
