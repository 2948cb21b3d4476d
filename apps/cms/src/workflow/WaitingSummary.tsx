'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import { useEffect, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { call } from './call.ts'
import { RefusedPublish } from './RefusedPublish.tsx'
import './workflow.css'

const states = ['failed', 'submitted', 'sentBack', 'open'] as const

/** On the first page: how many drafts wait for somebody, and the way to them. */
export const WaitingSummary = () => {
  const { waiting: texts } = useWords()
  const [drafts, setDrafts] = useState<readonly Waiting[]>()
  useEffect(() => {
    // Who may not see drafts has none; the list itself says what went wrong.
    call<readonly Waiting[]>('GET', '/workflow/queue').then(setDrafts, () => {})
  }, [])
  if (!drafts) return null
  const counts = states.flatMap((state) => {
    const count = drafts.filter((draft) => draft.state === state).length
    return count > 0 ? [texts.counts[state](count)] : []
  })
  return (
    <div className="waiting-summary">
      <RefusedPublish />
      <p role="status">
        <a href="/admin/waiting">{counts.length > 0 ? counts.join(' ') : texts.lists.submitted.empty}</a>
      </p>
    </div>
  )
}
