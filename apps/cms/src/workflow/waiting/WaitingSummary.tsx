'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { ListedPlan } from '@bank/content/schedule/plans.ts'
import { contentRoles, hasRole } from '@bank/content/store/rights/roles.ts'
import { useAuth } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../language/use-words.ts'
import { call } from '../calls/call.ts'
import { HeldBehind } from '../publish/HeldBehind.tsx'
import { RefusedPublish } from '../publish/RefusedPublish.tsx'
import { listOf } from './list-of.ts'
import '../workflow.css'

const lists = ['failed', 'submitted', 'sentBack', 'open'] as const

type Found = { readonly drafts: readonly Waiting[]; readonly plans: readonly ListedPlan[] }

/** On the first page: how many plans failed and drafts wait for somebody, and the way to them. */
export const WaitingSummary = () => {
  const { waiting: texts } = useWords()
  const { user } = useAuth()
  const seesDrafts = hasRole(user, ...contentRoles)
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    if (!seesDrafts) return
    // The list itself says what went wrong.
    Promise.all([call<readonly Waiting[]>('GET', '/workflow/queue'), call<readonly ListedPlan[]>('GET', '/workflow/plans')]).then(
      ([drafts, plans]) => setFound({ drafts, plans }),
      () => {},
    )
  }, [seesDrafts])
  if (!found) return null
  const { drafts, plans } = found
  const countOf = (list: (typeof lists)[number]): number =>
    list === 'failed'
      ? plans.filter(({ failed }) => failed !== undefined).length
      : drafts.filter((draft) => listOf(draft, plans) === list).length
  const counts = lists.flatMap((list) => {
    const count = countOf(list)
    return count > 0 ? [texts.counts[list](count)] : []
  })
  return (
    <div className="waiting-summary">
      <HeldBehind />
      <RefusedPublish />
      <p role="status">
        <a href="/admin/waiting">{counts.length > 0 ? counts.join(' ') : texts.lists.submitted.empty}</a>
      </p>
    </div>
  )
}
