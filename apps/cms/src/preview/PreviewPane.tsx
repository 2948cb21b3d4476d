'use client'

import { problemIn } from '@bank/content/spanish/problem-in.ts'
import type { FromFrame, ToFrame } from '@bank/publisher/preview/frame-script.ts'
import { useAllFormFields, useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../language/use-words.ts'
import { call } from '../workflow/calls/call.ts'
import { retried } from '../workflow/calls/retried.ts'
import { Frame } from './Frame.tsx'
import { fieldPath, focusField } from './focus-field.ts'
import { goToPane } from './go-to-pane.ts'
import { OpenRecord } from './OpenRecord.tsx'
import { askForPreview, type PreviewDoor } from './open-preview.ts'
import { type Look, PreviewChoices } from './PreviewChoices.tsx'
import { failureIn } from './preview-failure.ts'
import { counterpart, type Page, searchOf } from './preview-pages.ts'
import { PreviewBeside, type Written } from './TellPreview.tsx'
import '../workflow/workflow.css'
import './preview-pane.css'

/** Milliseconds from a pause in typing until frames are told. */
const pause = 30
/** Before what lets the frames in ends. */
const renewEvery = 5 * 60_000
/** From a frame that could not show something until it is let in again. */
const renewAfter = 3000

type Clicked = Extract<FromFrame, { type: 'field' }>

/** The site beside the form: any page that shows the record, with what is being written, as somebody, some day, at some width. */
export const PreviewPane = () => {
  const { isLivePreviewing } = useLivePreviewContext()
  const wasClosed = useRef(false)
  useEffect(() => {
    if (!isLivePreviewing) wasClosed.current = true
  }, [isLivePreviewing])
  return isLivePreviewing ? <OpenPane isAskedFor={wasClosed.current} /> : null
}

/** `isAskedFor`: somebody has opened it just now, so that it did not come with the form. */
const OpenPane = ({ isAskedFor }: { readonly isAskedFor: boolean }) => {
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (isAskedFor && pane.current) goToPane(pane.current)
  }, [])
  const { id: given, collectionSlug, globalSlug } = useDocumentInfo()
  const slug = collectionSlug ?? globalSlug ?? ''
  const id = String(globalSlug ?? given ?? '')
  const language = useLocale().code === 'es' ? 'es' : 'en'
  const { preview, languageNames, language: spoken } = useWords()
  const [fields] = useAllFormFields()
  const [door, setDoor] = useState<PreviewDoor>()
  const [pages, setPages] = useState<readonly Page[]>()
  const [said, setSaid] = useState('')
  const [failed, setFailed] = useState('')
  /** The address whose page said last that it is there. */
  const [arrived, setArrived] = useState('')
  /** How often frames could not show what is written. */
  const [failures, setFailures] = useState(0)
  /** The languages whose page could not be loaded. */
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isKept, setIsKept] = useState(false)
  const [look, setLook] = useState<Look>({ path: '', both: false, audience: '', region: '', day: '', width: 0, edits: true })
  const [opened, setOpened] = useState<Clicked & { readonly key: number }>()
  /** What is written in the form that a click has opened; while it is open it is shown instead of this form's. */
  const [beside, setBeside] = useState<Written>()
  const frames = useRef(new Map<string, HTMLIFrameElement>())
  /** Frames whose page listens. */
  const listening = useRef(new Set<MessageEventSource>())

  useEffect(() => {
    const open = async (): Promise<void> => {
      const query = new URLSearchParams({ slug, id })
      const [found, all] = await Promise.all([askForPreview(), call<readonly Page[]>('GET', `/publisher/pages?${query}`)])
      setDoor(found)
      setPages(all)
    }
    return retried(open, { failed: (error) => setFailed(failureIn(preview, error)), mended: () => setFailed('') })
  }, [slug, id, preview])

  const origin = door?.origin
  const tell = useCallback(
    (message: ToFrame): void => {
      for (const { contentWindow } of frames.current.values())
        if (origin && contentWindow && listening.current.has(contentWindow)) contentWindow.postMessage(message, origin)
    },
    [origin],
  )

  const tellDraft = useCallback((): void => {
    const own = () => ({ slug, id, language, data: JSON.parse(JSON.stringify(reduceFieldsToValues(fields, true))) })
    tell({ type: 'draft', draft: beside ?? own() })
  }, [tell, fields, slug, id, language, beside])
  const newest = useRef(tellDraft)
  newest.current = tellDraft

  useEffect(() => {
    const timer = setTimeout(tellDraft, pause)
    return () => clearTimeout(timer)
  }, [tellDraft])

  useEffect(() => tell({ type: 'editing', isOn: look.edits }), [tell, look.edits])

  useEffect(() => {
    const renew = async (): Promise<void> => {
      const found = await askForPreview()
      setDoor(found)
      tell({ type: 'access', token: found.token })
    }
    const timer = setInterval(() => void renew().catch(() => undefined), renewEvery)
    if (failures === 0) return () => clearInterval(timer)
    // What frames can't show, they are let in to show again.
    const failed = (error: unknown) => setFailed(failureIn(preview, error))
    let end = () => {}
    const wait = setTimeout(() => {
      end = retried(renew, { failed, mended: () => {} })
    }, renewAfter)
    return () => {
      clearInterval(timer)
      clearTimeout(wait)
      end()
    }
  }, [tell, failures, preview])

  const own = pages?.filter((page) => page.language === language) ?? []
  const shown = own.find(({ path }) => path === look.path) ?? own[0]
  const address = shown && `${shown.path}${searchOf(look, { slug, id })}`

  useEffect(() => {
    const hear = ({ data, origin: from, source }: MessageEvent<FromFrame>): void => {
      if (from !== origin || ![...frames.current.values()].some(({ contentWindow }) => contentWindow === source)) return
      if (data.type === 'ready') {
        if (source) listening.current.add(source)
        setArrived(address ?? '')
        tell({ type: 'editing', isOn: look.edits })
        newest.current()
      }
      if (data.type === 'shown') {
        setFailed('')
        setProblems(data.problems)
        setIsKept(data.isKept)
      }
      if (data.type === 'failed') {
        setFailed(preview.failures[data.why])
        setFailures((count) => count + 1)
      }
      if (data.type !== 'field') return
      setSaid(data.language === language ? '' : preview.otherLanguage(languageNames[data.language === 'es' ? 'es' : 'en']))
      if (data.language !== language) return
      if (data.slug === slug && data.id === id) focusField(document, fieldPath(data))
      else setOpened({ ...data, key: Date.now() })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [origin, tell, look.edits, slug, id, language, preview, languageNames, address])

  const other = shown && counterpart(pages ?? [], shown)
  const isAwaited = !pages || (address !== undefined && arrived !== address)
  const trouble = failed || (lost.size > 0 && preview.failures.lost)
  const isSaying = Boolean(trouble || said || problems.length > 0 || (pages && own.length === 0))
  const visible = [shown, look.both ? other : undefined].filter((page) => page !== undefined)

  return (
    <section className="preview-pane" aria-label={preview.title} ref={pane}>
      <h2 className="preview-title" tabIndex={-1}>
        {preview.title}
      </h2>
      <PreviewChoices look={look} pages={own} shown={shown?.path ?? ''} hasOther={other !== undefined} choose={setLook} />
      <div className="preview-said" role="status" aria-label={preview.said} tabIndex={isSaying ? 0 : undefined}>
        {trouble && <p>{trouble}</p>}
        {isAwaited && !trouble && <p>{preview.loading}</p>}
        {said && <p>{said}</p>}
        {pages && own.length === 0 && <p>{preview.noPage}</p>}
        {isKept && problems.length > 0 && <p>{preview.kept}</p>}
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problemIn(spoken, problem)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="preview-frames">
        {door &&
          visible.map((page) => (
            <Frame
              key={page.language}
              title={preview.frame(page.path, languageNames[page.language])}
              door={door}
              path={`${page.path}${searchOf(look, { slug, id })}`}
              width={look.width}
              keep={(frame) => {
                if (frame) frames.current.set(page.language, frame)
                else frames.current.delete(page.language)
              }}
              tellLost={(isLost) => {
                setLost((all) => new Set([...all, page.language].filter((each) => isLost || each !== page.language)))
                // What let it in may have ended meanwhile.
                if (isLost) setFailures((count) => count + 1)
              }}
            />
          ))}
      </div>
      <PreviewBeside value={setBeside}>
        {opened && (
          <OpenRecord key={opened.key} slug={opened.slug} id={opened.id} path={fieldPath(opened)} saved={() => newest.current()} />
        )}
      </PreviewBeside>
    </section>
  )
}
