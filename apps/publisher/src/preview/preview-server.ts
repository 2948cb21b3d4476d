import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCall } from '@bank/api/preview-calls.ts'
import { type PreviewAccess, readAccess } from '@bank/content/preview/access-token.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { contentType } from '@bank/rules/serving/content-types.ts'
import type { PreviewAnswer } from '@bank/site/build/preview/preview-of.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import { z } from 'zod'
import { type NamedProblem, namedProblems, problemsOfRefusal } from '../named-problems.ts'
import { cookieOf, postedJson, send, sendJson, sendOn, sendText } from './answers.ts'
import { framedPage, framedScript, framedScriptAddress, problemPage, type ReadableProblems, withNotice, wordsPage } from './framed-page.ts'
import { previewWords, type Words } from './preview-words.ts'
import type { DraftPreview, PreviewRequest, ShownAnswer, View } from './view.ts'

/** A record and the language that a link shows. */
export type LinkedRecord = RecordName & { readonly language: Language }

export type PreviewInput = {
  readonly preview: DraftPreview
  /** Signs what lets editors and people with a link in. */
  readonly accessSecret: string
  /** Addresses of the admin, which alone may frame the preview. */
  readonly adminOrigins: readonly string[]
  /** Browsers reach it by TLS. */
  readonly isSecure: boolean
  /** What a link shows; nothing when it was ended or never made. */
  readonly findLink: (id: string) => Promise<LinkedRecord | undefined>
  /** A page as it was served at a time; nothing where there was none. */
  readonly pageAsOf: (path: string, at: Date) => Promise<{ readonly html: Buffer; readonly policy: string } | undefined>
  readonly now: () => number
}

/** The record of a form, `alerts/storm`. */
const formRecord = z
  .string()
  .regex(/^[a-z-]+\/[\w-]+$/)
  .transform((text): RecordName => {
    const [slug = '', id = ''] = text.split('/')
    return { slug, id }
  })

/** The record that the address of a framed page names. */
const besideIn = (address: string | undefined): RecordName | undefined =>
  formRecord.safeParse(URL.parse(address ?? '')?.searchParams.get('beside')).data

const previewQuery = z.object({
  beside: formRecord.optional(),
  language: z.enum(['en', 'es']).optional(),
  audience: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
})

/** A form as it is being written. */
export const unsavedDraft = z.object({
  slug: z.string(),
  id: z.string().min(1),
  language: z.enum(['en', 'es']),
  data: z.record(z.string(), z.unknown()),
})

const posted = z.object({
  path: z.string().startsWith('/'),
  audience: previewQuery.shape.audience,
  texts: z.array(z.string()).default([]),
  draft: unsavedDraft.optional(),
})

/** Who looks: somebody who may see all drafts, or with a link to one record. */
type Viewer = { readonly view: View; readonly only?: LinkedRecord; readonly language?: Language | undefined }

/** What whoever looks may read of problems: with a link those of its record; how many others there are is all that is told of them. */
const readableBy = (only: LinkedRecord | undefined, problems: readonly NamedProblem[]): ReadableProblems => {
  const own = only ? problems.filter(({ slug, id = slug }) => slug === only.slug && id === only.id) : problems
  return { own: own.map(({ text }) => text), others: problems.length - own.length }
}

/** Answers browsers with pages, files and calls of drafts. */
export const previewServer = ({ preview, accessSecret, adminOrigins, isSecure, findLink, pageAsOf, now }: PreviewInput) => {
  const cookie = (name: string, token: string): string =>
    `${name}=${token}; HttpOnly; SameSite=${name === 'preview' ? 'Strict' : 'Lax'}; Path=/${isSecure ? '; Secure' : ''}`
  const accessOf = (token: string | undefined): PreviewAccess | undefined => readAccess(accessSecret, token, now())

  const linkOf = async (token: string | undefined): Promise<LinkedRecord | undefined> => {
    const access = accessOf(token)
    return access?.kind === 'link' ? findLink(access.link) : undefined
  }

  const viewerOf = async (request: IncomingMessage): Promise<Viewer | undefined> => {
    const access = accessOf(cookieOf(request, 'preview'))
    if (access?.kind === 'editor') return { view: { drafts: 'all' }, language: access.language }
    const only = await linkOf(cookieOf(request, 'preview-link'))
    return only && { view: { drafts: { slug: only.slug, id: only.id } }, only, language: only.language }
  }

  const policyFor = (policy: string, viewer: Viewer): string =>
    viewer.only ? policy : policy.replace("frame-ancestors 'none'", `frame-ancestors ${adminOrigins.join(' ')}`)

  const sendPlain = (response: ServerResponse, status: number, html: string, only: LinkedRecord | undefined): void => {
    const frames = only ? "'none'" : adminOrigins.join(' ')
    send(response, status, 'text/html; charset=utf-8', html, { 'content-security-policy': `default-src 'self'; frame-ancestors ${frames}` })
  }

  /** Says in words that something is not there, or not for whoever asks. */
  const sayWhy = (response: ServerResponse, status: number, why: Words, viewer?: Omit<Viewer, 'view'>, isFramed = false): void =>
    sendPlain(response, status, wordsPage(why, { language: viewer?.language, isFramed: isFramed && !viewer?.only }), viewer?.only)

  /** Says in words why there is no page. */
  const sendProblems = (response: ServerResponse, problems: readonly NamedProblem[], { only, language }: Viewer, isFramed: boolean): void =>
    sendPlain(response, 422, problemPage(readableBy(only, problems), { language, isFramed: isFramed && !only }), only)

  const sendPage = async (
    response: ServerResponse,
    answer: PreviewAnswer | ShownAnswer,
    viewer: Viewer,
    isFramed: boolean,
  ): Promise<void> => {
    if (!answer || 'file' in answer) return sayWhy(response, 404, previewWords.noPage, viewer, isFramed)
    if ('problems' in answer) {
      const problems = namedProblems(new BuildError(answer.problems.map(({ text }) => text)))
      return sendProblems(response, problems, viewer, isFramed)
    }
    const headers = { 'content-security-policy': policyFor(answer.policy, viewer) }
    const alone = () => withNotice(answer.html, 'stays' in answer ? answer.stays : [], viewer.language)
    send(response, 200, 'text/html; charset=utf-8', isFramed && !viewer.only ? framedPage(answer.html) : alone(), headers)
  }

  /** What the frame in the admin asks: the page with what is written, or the field of a click. */
  const answerFrame = async (path: string, request: IncomingMessage, response: ServerResponse, viewer: Viewer): Promise<void> => {
    // A page of another site may not post for an editor.
    if (viewer.only || request.headers['sec-fetch-site'] !== 'same-origin') return sendText(response, 403, 'This is for the admin alone.')
    const given = posted.safeParse(await postedJson(request))
    if (!given.success) return sendText(response, 400, z.prettifyError(given.error))
    const { draft, texts, ...asked } = given.data
    const view: View = { drafts: 'all', unsaved: draft }
    if (path === '/_preview/field') return sendJson(response, await preview.fieldAt(asked, texts, view))
    const { html, problems } = await preview.written(asked, view)
    sendJson(response, { ...(html !== undefined && { html }), problems: [...new Set(problems.map(({ text }) => text))] })
  }

  const enter = async (url: URL, response: ServerResponse): Promise<void> => {
    const token = url.searchParams.get('token') ?? ''
    if (accessOf(token)?.kind === 'editor') return sendOn(response, url.searchParams.get('to') ?? '/en/', cookie('preview', token))
    const link = await linkOf(token)
    if (!link) return sayWhy(response, 403, previewWords.linkEnded)
    const pages = await preview.pagesOf(link, { drafts: link }).catch((error: unknown) => {
      const problems = problemsOfRefusal(error)
      if (!problems) throw error
      sendProblems(response, problems, { view: { drafts: link }, only: link, language: link.language }, false)
      return undefined
    })
    if (!pages) return
    const page = pages.find(({ language }) => language === link.language)
    if (!page) return sayWhy(response, 404, previewWords.noRecordPage, { only: link, language: link.language })
    sendOn(response, page.path, cookie('preview-link', token))
  }

  const showAsOf = async (url: URL, response: ServerResponse, viewer: Viewer): Promise<void> => {
    const [path, at] = [url.searchParams.get('path') ?? '', new Date(url.searchParams.get('at') ?? '')]
    if (!path.startsWith('/') || Number.isNaN(at.getTime())) return sayWhy(response, 400, previewWords.noTime, viewer)
    const page = await pageAsOf(path, at)
    if (!page) return sayWhy(response, 404, previewWords.nothingKept, viewer)
    send(response, 200, 'text/html; charset=utf-8', page.html, { 'content-security-policy': page.policy })
  }

  const show = async (url: URL, request: IncomingMessage, response: ServerResponse, viewer: Viewer): Promise<void> => {
    const { view, only } = viewer
    if (isCall(url.pathname)) {
      const beside = only ? undefined : besideIn(request.headers.referer)
      const seen = beside ? { ...view, withOff: [beside] } : view
      const { status, type, body } = await preview.call(`${url.pathname}${url.search}`, seen)
      return send(response, status, type, body)
    }
    const query = previewQuery.safeParse(Object.fromEntries(url.searchParams))
    if (!query.success) return sendText(response, 400, z.prettifyError(query.error))
    const { beside, ...look } = query.data
    const asked: PreviewRequest = { path: decodeURI(url.pathname), ...look }
    if (only && asked.path.endsWith('/') && !(await preview.shows(asked, only, only.language, view)))
      return sayWhy(response, 403, previewWords.linkElsewhere, viewer)
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe'
    // Beside a form a picture stays that is good; what is wrong is told with what is written.
    const answer = await (isFramed && !only ? preview.showSound(asked, beside) : preview.show(asked, view))
    if (answer && 'file' in answer) return send(response, 200, contentType(url.pathname), answer.file)
    await sendPage(response, answer, viewer, isFramed)
  }

  return {
    /** The cookie that lets a browser see all drafts. */
    editorCookie: (token: string): string => cookie('preview', token),
    answer: async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (url.pathname === '/_preview/enter') return enter(url, response)
      const viewer = await viewerOf(request)
      if (!viewer) return sayWhy(response, 403, cookieOf(request, 'preview-link') ? previewWords.linkEnded : previewWords.signIn)
      if (request.method === 'POST' && /^\/_preview\/(?:page|field)$/.test(url.pathname))
        return answerFrame(url.pathname, request, response, viewer)
      if (request.method !== 'GET') return sendText(response, 405, 'This method is not allowed here.')
      if (url.pathname === framedScriptAddress) return send(response, 200, contentType('/a.js'), framedScript(adminOrigins))
      if (url.pathname === '/_preview/release' && !viewer.only) return showAsOf(url, response, viewer)
      await show(url, request, response, viewer).catch((error: unknown) => {
        const problems = url.pathname.endsWith('/') ? problemsOfRefusal(error) : undefined
        if (!problems) throw error
        sendProblems(response, problems, viewer, request.headers['sec-fetch-dest'] === 'iframe')
      })
    },
  }
}
