'use client'

import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { Plan } from '@bank/content/schedule/schedule.ts'
import { useAuth, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { call, messageOf } from './call.ts'
import { type OpenLink, PreviewLinks } from './PreviewLinks.tsx'
import { PublishProgress } from './PublishProgress.tsx'
import { lineOf, stateWords } from './review-words.ts'
import { SchedulePart } from './SchedulePart.tsx'
import './workflow.css'

type RecordState = { readonly waiting: Waiting | null; readonly plans: readonly Plan[]; readonly links: readonly OpenLink[] }

type Page = { readonly path: string }

/** Beside the form: where the draft is, what was said of it, and what may happen next; how a publish goes. */
export const RecordWorkflow = () => {
  const { id: given, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const slug = collectionSlug ?? globalSlug ?? ''
  const id = String(globalSlug ?? given ?? '')
  const { user } = useAuth()
  const { code } = useLocale()
  const isModified = useFormModified()
  const router = useRouter()
  const [state, setState] = useState<RecordState>()
  const [comment, setComment] = useState('')
  const [said, setSaid] = useState('')
  const [publishedAt, setPublishedAt] = useState<number>()
  const [pages, setPages] = useState<readonly string[]>([])
  const roles = [user?.['rights'] ?? user?.['roles']].flat() as readonly string[]
  const approves = roles.includes('approver')

  const load = useCallback(async (): Promise<void> => {
    if (!id) return
    const before = state?.waiting
    const next = await call<RecordState>('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`)
    // Published by the form's own button.
    if (before && !next.waiting) setPublishedAt((at) => at ?? Date.now() - 2000)
    setState(next)
  }, [slug, id, state?.waiting])

  // Each save is a new state of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading again because it was loaded would never end
  useEffect(() => {
    load().catch((error: unknown) => setSaid(messageOf(error)))
  }, [slug, id, lastUpdateTime])

  useEffect(() => {
    if (publishedAt === undefined) return
    call<readonly Page[]>('GET', `/publisher/pages?${new URLSearchParams({ slug, id })}`).then(
      (found) => setPages(found.map(({ path }) => path)),
      () => setPages([]),
    )
  }, [publishedAt, slug, id])

  if (!id) return null
  const { waiting } = state ?? {}

  const act = async (path: string, body: object, done: string): Promise<void> => {
    try {
      const at = Date.now()
      await call('POST', `/workflow/${path}`, { slug, id, ...body })
      setSaid(done)
      setComment('')
      if (done === 'Published.') {
        setPublishedAt(at)
        router.refresh()
      }
      await load()
    } catch (error) {
      setSaid(messageOf(error))
    }
  }
  const step = (action: string, done: string) => () => void act('review', { action, comment, seen: waiting?.version }, done)

  return (
    <section className="workflow" aria-labelledby="workflow-title">
      <div className="workflow-head">
        <h3 id="workflow-title">On the way to the site</h3>
        {state && <p className="workflow-state">{waiting ? stateWords[waiting.state] : 'Published as it is.'}</p>}
      </div>
      {waiting?.isChangedSince && waiting.state === 'submitted' && <p>It was changed since it was submitted.</p>}
      {waiting && waiting.reviews.length > 0 && (
        <ol className="workflow-steps">
          {waiting.reviews.map((each) => (
            <li key={`${each.at} ${each.action}`}>
              {lineOf(each)}
              {each.comment && <blockquote>{each.comment}</blockquote>}
            </li>
          ))}
        </ol>
      )}
      {waiting && (
        <>
          <label htmlFor="workflow-comment">Comment</label>
          <textarea id="workflow-comment" rows={3} value={comment} onChange={({ target }) => setComment(target.value)} />
          {isModified && <p>Save the draft first.</p>}
          <div className="workflow-buttons">
            {waiting.state !== 'submitted' && waiting.state !== 'scheduled' && (
              <button type="button" disabled={isModified} onClick={step('submitted', 'Submitted. Approvers see it under “Waiting”.')}>
                Submit for approval
              </button>
            )}
            {approves && (
              <button type="button" disabled={isModified} onClick={step('approved', 'Published.')}>
                Approve and publish
              </button>
            )}
            {approves && waiting.state === 'submitted' && (
              <button type="button" onClick={step('sentBack', 'Sent back.')}>
                Send back
              </button>
            )}
            <button type="button" onClick={step('commented', 'Kept.')}>
              Comment
            </button>
            {waiting.state === 'submitted' && (
              <button type="button" onClick={step('withdrawn', 'Withdrawn.')}>
                Withdraw
              </button>
            )}
          </div>
        </>
      )}
      <p role="status">{said}</p>
      {publishedAt !== undefined && <PublishProgress since={publishedAt} pages={pages} />}
      <div className="workflow-parts">
        {state && (approves || state.plans.length > 0) && (
          <SchedulePart plans={state.plans} isDraft={Boolean(waiting)} mayPlan={approves} seen={waiting?.version} act={act} />
        )}
        {state && <PreviewLinks slug={slug} id={id} language={code === 'es' ? 'es' : 'en'} links={state.links} changed={load} />}
      </div>
    </section>
  )
}
