'use client'

import type { Changes } from '@bank/content/reviews/changes.ts'
import type { May } from '@bank/content/reviews/may.ts'
import type { Waiting } from '@bank/content/reviews/queue.ts'
import type { Review } from '@bank/content/reviews/review-log.ts'
import type { ToMend } from '@bank/content/reviews/to-mend.ts'
import type { Plan } from '@bank/content/schedule/plans.ts'
import { hasRole } from '@bank/content/store/rights/roles.ts'
import { useAuth, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { UnsentWords } from '../../forms/UnsentWords.tsx'
import type { Words } from '../../language/en.ts'
import { useWords } from '../../language/use-words.ts'
import { TellPreview } from '../../preview/TellPreview.tsx'
import { call, messageOf, RefusedError } from '../calls/call.ts'
import { retried } from '../calls/retried.ts'
import { useKeptState } from '../calls/use-kept-state.ts'
import { useOneAtATime } from '../calls/use-one-at-a-time.ts'
import { PublishProgress } from '../publish/PublishProgress.tsx'
import { RefusedPublish } from '../publish/RefusedPublish.tsx'
import { ChangeReasons } from './ChangeReasons.tsx'
import { ChangesPart } from './ChangesPart.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import { type Check, FindingsPart } from './FindingsPart.tsx'
import { PlaceLine } from './PlaceLine.tsx'
import { type OpenLink, PreviewLinks } from './PreviewLinks.tsx'
import { ReviewSteps } from './ReviewSteps.tsx'
import { SchedulePart } from './SchedulePart.tsx'
import { TakeOffPart } from './TakeOffPart.tsx'
import '../workflow.css'

type RecordState = {
  readonly waiting: Waiting | null
  /** Of a draft. */
  readonly changes: Changes | null
  readonly may: May
  readonly version: string
  readonly emergency: Review | null
  readonly sendsMails: boolean
  readonly plans: readonly Plan[]
  readonly links: readonly OpenLink[]
}

/** What the draft that was saved then was refused for. */
type Refusal = { readonly toMend: readonly ToMend[]; readonly savedAt: number | undefined }

type Page = { readonly path: string }

const noPages: readonly string[] = []

/** Steps after which the record is public. */
const publishing: readonly string[] = ['approved', 'emergency']

/** Whether approvers decide about it next: it was submitted, or could not be published at its time. */
const isForApprovers = (waiting: Waiting | null | undefined): boolean => waiting?.state === 'submitted' || waiting?.state === 'failed'

/** Beside the form: where the draft is, what was said of it, and what may happen next; how a publish goes. */
export const RecordWorkflow = () => {
  const { id: given, collectionSlug, globalSlug, lastUpdateTime, documentLockState: view, ...info } = useDocumentInfo()
  const slug = collectionSlug ?? globalSlug ?? ''
  const id = String(globalSlug ?? given ?? '')
  const { user } = useAuth()
  const { code } = useLocale()
  const isModified = useFormModified()
  const router = useRouter()
  const words = useWords()
  const own = useId()
  const { record: texts, states } = words
  // The form below `view` is mounted anew whenever a lock comes or goes.
  const [state, setState] = useKeptState<RecordState | undefined>(view, `${slug}/${id} state`, undefined)
  const [comment, setComment] = useKeptState(view, `${slug}/${id} comment`, '')
  const [said, setSaid] = useKeptState(view, `${slug}/${id} said`, '')
  const [publishedAt, setPublishedAt] = useKeptState<number | undefined>(view, `${slug}/${id} published`, undefined)
  const [pages, setPages] = useKeptState<readonly string[]>(view, `${slug}/${id} pages`, noPages)
  const once = useOneAtATime(view)
  const approves = hasRole(user, 'approver')
  const [check, setCheck] = useState<Check>('asked')
  const [refused, setRefused] = useState<Refusal>()
  const saidAt = useRef<HTMLParagraphElement>(null)

  const load = useCallback(async (): Promise<void> => {
    if (id) setState(await call<RecordState>('GET', `/workflow/record?${new URLSearchParams({ slug, id })}`))
  }, [slug, id, setState])

  // Each save is a new state of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save is known by its time alone
  useEffect(
    () => retried(load, { failed: (error) => setSaid(messageOf(error)), mended: () => setSaid('') }),
    [load, lastUpdateTime, setSaid],
  )

  useEffect(() => {
    if (publishedAt === undefined) return
    call<readonly Page[]>('GET', `/publisher/pages?${new URLSearchParams({ slug, id, alone: '' })}`).then(
      (found) => setPages(found.map(({ path }) => path)),
      () => setPages([]),
    )
  }, [publishedAt, slug, id, setPages])

  if (!id) return null
  const { waiting, may } = state ?? {}

  const ask = async (path: string, body: object, done: string): Promise<boolean> => {
    let isDone = false
    try {
      await call('POST', `/workflow/${path}`, { slug, id, ...body })
      isDone = true
      setSaid(done)
      await load()
      // The button that was pressed is gone by then.
      requestAnimationFrame(() => document.activeElement === document.body && saidAt.current?.focus())
    } catch (error) {
      setSaid(messageOf(error))
      if (error instanceof RefusedError && error.toMend.length > 0) setRefused({ toMend: error.toMend, savedAt: lastUpdateTime })
    }
    return isDone
  }
  /** Whether it was done; why not is said. `name` tells what is asked for from what else is, whatever is said with it. */
  const act = (name: string, path: string, body: object, done: string): Promise<boolean> =>
    once(`${slug}/${id} ${name}`, () => ask(path, body, done))
  const step = async (action: keyof Words['record']['done'], why = comment): Promise<boolean> => {
    const isDone = await act(action, 'review', { action, comment: why, seen: state?.version }, texts.done[action])
    // An emergency has a reason of its own.
    if (isDone && why === comment) setComment('')
    if (!isDone || !publishing.includes(action)) return isDone
    setPublishedAt(Date.now())
    // The store counts for its status what its own buttons do.
    info.setHasPublishedDoc(true)
    info.setUnpublishedVersionCount(0)
    info.incrementVersionCount()
    router.refresh()
    return true
  }

  /** Rejects with why it stays, which is said beside its button. */
  const takeOff = async (reason: string): Promise<void> => {
    await call('POST', '/workflow/take-off', { slug, id, reason, seen: state?.version })
    setSaid(words.takeOff.done)
    await load()
    requestAnimationFrame(() => document.activeElement === document.body && saidAt.current?.focus())
    setPublishedAt(undefined)
    // What the store's own button counts.
    info.setHasPublishedDoc(false)
    info.setUnpublishedVersionCount(1)
    info.incrementVersionCount()
    router.refresh()
  }

  return (
    <section className="workflow" aria-labelledby={`${own}-title`}>
      <TellPreview slug={slug} id={id} />
      <div className="workflow-head">
        <h2 id={`${own}-title`}>{texts.title}</h2>
        {(!state || waiting) && <p className="workflow-state">{waiting ? states[waiting.state] : !said && texts.loading}</p>}
      </div>
      {state && <PlaceLine slug={slug} id={id} hasDraft={Boolean(waiting)} askedFor={state} />}
      {waiting?.isChangedSince && waiting.state === 'submitted' && <p>{texts.changedSince}</p>}
      {waiting && <ReviewSteps reviews={waiting.reviews} />}
      {waiting && waiting.reasons.length > 0 && (
        <>
          <h3>{texts.reasons}</h3>
          <ChangeReasons reasons={waiting.reasons} words={words} />
        </>
      )}
      {state?.changes && <ChangesPart changes={state.changes} isOpen={approves && isForApprovers(waiting)} />}
      {waiting && (
        <>
          <label htmlFor={`${own}-comment`}>{texts.comment}</label>
          <textarea id={`${own}-comment`} rows={3} value={comment} onChange={({ target }) => setComment(target.value)} />
          <UnsentWords words={comment} />
          {isModified && <p>{texts.saveFirst}</p>}
          {may?.isOwnChange && <p>{texts.ownChange}</p>}
          {may?.approve && check === 'toMend' && <p>{texts.mendFirst}</p>}
          <div className="workflow-buttons">
            {may?.change && waiting.state !== 'submitted' && waiting.state !== 'scheduled' && (
              <button type="button" disabled={isModified} onClick={() => void step('submitted')}>
                {texts.submit}
              </button>
            )}
            {may?.approve && (
              <button type="button" disabled={isModified || check !== 'sound'} onClick={() => void step('approved')}>
                {texts.approve}
              </button>
            )}
            {approves && isForApprovers(waiting) && (
              <button type="button" onClick={() => void step('sentBack')}>
                {texts.sendBack}
              </button>
            )}
            <button type="button" onClick={() => void step('commented')}>
              {texts.commentOnly}
            </button>
            {may?.change && waiting.state === 'submitted' && (
              <button type="button" onClick={() => void step('withdrawn')}>
                {texts.withdraw}
              </button>
            )}
          </div>
        </>
      )}
      <p role="status" tabIndex={-1} ref={saidAt}>
        {said}
      </p>
      {publishedAt === undefined ? (
        <RefusedPublish record={{ slug, id }} askedFor={lastUpdateTime} />
      ) : (
        <PublishProgress key={publishedAt} pages={pages} />
      )}
      {(waiting || isModified) && (
        <FindingsPart
          slug={slug}
          id={id}
          savedAt={lastUpdateTime}
          refused={refused?.savedAt === lastUpdateTime ? refused?.toMend : undefined}
          check={check}
          tell={setCheck}
        />
      )}
      <div className="workflow-parts">
        {state && slug === 'alerts' && (
          <EmergencyPart
            was={state.emergency}
            mayPublish={Boolean(waiting) && !isModified}
            mayAct={hasRole(user, 'approver', 'administrator')}
            sendsMails={state.sendsMails}
            isOwn={state.emergency?.person === String(user?.id)}
            publish={(reason) => step('emergency', reason)}
            confirm={() => void step('confirmed')}
          />
        )}
        {state && (approves || state.plans.length > 0) && (
          <SchedulePart plans={state.plans} mayPublish={state.may.approve} mayPlan={approves} seen={waiting?.version} act={act} />
        )}
        {may && (may.takeOff || may.isOwnChange) && !state?.changes?.isNew && slug !== 'settings' && !isModified && (
          <TakeOffPart slug={slug} id={id} savedAt={lastUpdateTime} isOwnChange={may.isOwnChange} takeOff={takeOff} />
        )}
        {state && <PreviewLinks slug={slug} id={id} language={code === 'es' ? 'es' : 'en'} links={state.links} changed={load} />}
      </div>
    </section>
  )
}
