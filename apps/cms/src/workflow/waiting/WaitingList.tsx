'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ListedPlan } from '@bank/content/schedule/plans.ts'
import { hasRole } from '@bank/content/store/rights/roles.ts'
import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { openPreview } from '../../preview/open-preview.ts'
import { ScrolledTable } from '../../table/ScrolledTable.tsx'
import { call, messageOf } from '../calls/call.ts'
import { ApproveTogether } from './ApproveTogether.tsx'
import { listOf } from './list-of.ts'
import { PlanTable } from './PlanTable.tsx'
import { type Notices, WaitingNotices } from './WaitingNotices.tsx'
import { WaitingRow } from './WaitingRow.tsx'

const lists = ['failed', 'submitted', 'scheduled', 'sentBack', 'open'] as const

/** The lists of drafts by where they are, those of plans, and the way to all drafts as one site. */
export const WaitingList = () => {
  const words = useWords()
  const { waiting: texts } = words
  const { user } = useAuth()
  const approves = hasRole(user, 'approver')
  const [drafts, setDrafts] = useState<readonly Waiting[]>()
  const [plans, setPlans] = useState<readonly ListedPlan[]>()
  const [notices, setNotices] = useState<Notices>()
  const [said, setSaid] = useState('')
  const load = useCallback(async (): Promise<void> => {
    await Promise.all([
      call<readonly Waiting[]>('GET', '/workflow/queue').then(setDrafts),
      call<readonly ListedPlan[]>('GET', '/workflow/plans').then(setPlans),
      call<Notices>('GET', '/workflow/notices').then(setNotices),
    ]).catch((error: unknown) => setSaid(messageOf(error)))
  }, [])
  useEffect(() => void load(), [load])
  const show = () => openPreview('/en/').catch((error: unknown) => setSaid(messageOf(error)))
  return (
    <>
      <p>
        <button type="button" onClick={() => void show()}>
          {texts.showAll}
        </button>
      </p>
      <p role="status">{said || ((!drafts || !plans) && texts.loading)}</p>
      {notices && <WaitingNotices {...notices} />}
      {drafts &&
        plans &&
        lists.map((list) => {
          if (list === 'failed' || list === 'scheduled') return <PlanTable key={list} list={list} plans={plans} words={words} />
          const here = drafts.filter((draft) => listOf(draft, plans) === list)
          const { heading, empty } = texts.lists[list]
          const table = (choiceOf?: (draft: Waiting) => ReactNode) =>
            here.length === 0 ? (
              <p>{empty}</p>
            ) : (
              <ScrolledTable headings={[texts.columns.record, texts.columns.reason, texts.columns.last, texts.columns.kind]}>
                {here.map((draft) => (
                  <WaitingRow key={`${draft.slug}/${draft.id}`} draft={draft} words={words} choice={choiceOf?.(draft)} />
                ))}
              </ScrolledTable>
            )
          return (
            <section key={list} aria-label={heading}>
              <h2>
                {heading} ({here.length})
              </h2>
              {approves && list === 'submitted' ? (
                <ApproveTogether drafts={here} onDone={load}>
                  {table}
                </ApproveTogether>
              ) : (
                table()
              )}
            </section>
          )
        })}
    </>
  )
}
