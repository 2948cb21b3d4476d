import type { CardOf } from '@bank/api/lists/lists.ts'
import { type CallAnswer, previewCalls } from '@bank/api/preview-calls.ts'
import type { ContentMirror } from '@bank/content/export/content-mirror.ts'
import type { Preview as Shown } from '@bank/content/export/preview.ts'
import type { Unsaved } from '@bank/content/preview/unsaved-document.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { StoredDocument } from '@bank/content/store/read-store.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { BuildError } from '@bank/site/build/build-error.ts'
import type { Preview, PreviewAnswer } from '@bank/site/build/preview-of.ts'
import { keyOf, type RecordName } from '@bank/site/build/shown-records.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'
import { type FoundField, findField } from './find-field.ts'
import { type Findings, findingsOf, findingsWith } from './findings.ts'
import { leavingFindings } from './leaving.ts'

export type PreviewRequest = { readonly path: string; readonly language?: Language | undefined; readonly audience?: string | undefined }

/** What is shown beside what is published: all drafts, or that of one record; and what somebody writes in a form. */
export type View = {
  readonly drafts: 'all' | RecordName
  /** Records that are shown as they are published. */
  readonly without?: readonly RecordName[]
  readonly unsaved?: Unsaved | undefined
}

/** A page with what somebody writes: without a document where that can't be shown, with all that has to be mended before, by record and field. */
type WrittenPage = { readonly html?: string; readonly problems: readonly NamedProblem[] }

const allDrafts: View = { drafts: 'all' }

/** A page that shows a record. */
export type ShowingPage = { readonly path: string; readonly language: Language }

export type DraftPreview = {
  /** A page or a file of the newest drafts, or of another view. */
  readonly show: (request: PreviewRequest, view?: View) => Promise<PreviewAnswer>
  /** A page of the newest drafts; where one of them keeps it from being shown, with what is published of that record instead. */
  readonly showSound: (request: PreviewRequest) => Promise<PreviewAnswer>
  /** A page with what somebody writes in a form, where that can be shown. */
  readonly written: (request: PreviewRequest, view: View) => Promise<WrittenPage>
  /** What a page of them calls, by its address with the query. */
  readonly call: (url: string, view?: View) => Promise<CallAnswer>
  /** Why drafts are shown as they are published, or not at all. */
  readonly problems: (view?: View) => Promise<readonly NamedProblem[]>
  /** The field that something on a page comes from: `texts` are what was clicked says, then what is around it. */
  readonly fieldAt: (request: PreviewRequest, texts: readonly string[], view?: View) => Promise<FoundField | undefined>
  /** Whether a page shows a record, in this language. */
  readonly shows: (request: PreviewRequest, record: RecordName, language: Language, view?: View) => Promise<boolean>
  /** The pages that show a record, its own first. */
  readonly pagesOf: (record: RecordName, view?: View) => Promise<readonly ShowingPage[]>
  /** What stands between a record and the site: everything that publishing it would refuse or warn of. */
  readonly findings: (record: RecordName, view: View) => Promise<Findings>
  /** What stands between a record and its leaving the site: everything that the next publish would refuse without it. */
  readonly leaving: (record: RecordName) => Promise<Findings>
  /** Makes a page that nobody sees, once: the first one takes several times as long. Never rejects: what is wrong is said to whoever asks for it. */
  readonly warmUp: () => Promise<void>
  readonly close: () => Promise<void>
}

type Input = {
  readonly content: Pick<ContentMirror, 'refresh' | 'withDrafts' | 'showing'>
  readonly site: Pick<SitePublisher, 'preview' | 'store'>
  /** Tells whether the store has changed: a page asks for many files. */
  readonly tag: () => Promise<string>
  /** A record as it would be if a form were saved; nothing for what is no content. */
  readonly unsavedDocument: (unsaved: Unsaved) => Promise<StoredDocument | undefined>
}

/** What keeps a record's draft from every page. */
type BlockingDraft = NamedProblem & RecordName

const isBlockingDraft = (problem: NamedProblem): problem is BlockingDraft => problem.slug !== undefined && problem.id !== undefined

/** Views that are looked at by turns: those of a few editors, in both languages. */
const keptViews = 8

/** Pages, files and calls of the newest drafts, and of what somebody writes. */
export const draftPreview = ({ content, site, tag, unsavedDocument }: Input): DraftPreview => {
  const calls = previewCalls(site.store)
  let read: { readonly tag: string; shown: Promise<Shown>; aside: readonly BlockingDraft[] } | undefined
  let views = new Map<string, Promise<Shown>>()
  let warm: Promise<unknown> | undefined

  const newest = async (): Promise<Shown> => {
    await content.refresh()
    return content.withDrafts()
  }

  /** The drafts as of this call. */
  const drafts = async (): Promise<Shown> => {
    // Asked before reading: what is read then is at least as new.
    const now = await tag()
    if (read?.tag !== now) {
      const reading = { tag: now, shown: newest(), aside: [] as readonly BlockingDraft[] }
      read = reading
      views = new Map()
      reading.shown.catch(() => {
        if (read === reading) read = undefined
      })
    }
    return read.shown
  }

  const shownIn = async ({ drafts: wanted, unsaved, without = [] }: View): Promise<Shown> => {
    const all = await drafts()
    if (wanted === 'all' && !unsaved && without.length === 0) return all
    const key = JSON.stringify([wanted, unsaved, without])
    const known = views.get(key)
    const made =
      known ??
      (unsaved ? unsavedDocument(unsaved) : Promise.resolve(undefined)).then((document) =>
        content.showing({ drafts: wanted, without: [...(read?.aside ?? []), ...without], unsaved: document }),
      )
    // Last used, last to go.
    views.delete(key)
    views.set(key, made)
    for (const old of [...views.keys()].slice(0, -keptViews)) views.delete(old)
    return made
  }

  /** Shows what is published of records whose drafts no page can be put together with. Whether there is one that a view is not about. */
  const putAside = (problems: readonly NamedProblem[], { drafts: own, unsaved }: View): boolean => {
    if (!read) return false
    const known = [...read.aside, ...[own, unsaved].filter((each) => typeof each === 'object')].map(keyOf)
    const found = problems.filter(isBlockingDraft).filter((problem) => !known.includes(keyOf(problem)))
    if (found.length === 0) return false
    read.aside = [...read.aside, ...found]
    read.shown = Promise.resolve(content.showing({ drafts: 'all', without: read.aside }))
    views = new Map()
    return true
  }

  /** A view with its site. What stands on every page, such as an alert that links to nowhere, must not hide the drafts of others. */
  const readIn = async (view: View): Promise<{ readonly shown: Shown; readonly preview: Preview }> => {
    const shown = await shownIn(view)
    try {
      return { shown, preview: await site.preview(shown.snapshot) }
    } catch (error) {
      if (!(error instanceof BuildError) || !putAside(namedProblems(error), view)) throw error
      return readIn(view)
    }
  }

  const previewIn = async (view: View) => (await readIn(view)).preview

  const show: DraftPreview['show'] = async (request, view = allDrafts) => (await previewIn(view)).show(request)

  const problems: DraftPreview['problems'] = async (view = allDrafts) => {
    const shown = await shownIn(view)
    const { unsaved } = view
    // What is being written is shown in place of what was put aside.
    const aside = (read?.aside ?? []).filter((each) => !unsaved || keyOf(each) !== keyOf(unsaved))
    return [...namedProblems(new ContentError('', shown.problems)), ...aside]
  }

  const withWritten = async (request: PreviewRequest, view: View): Promise<WrittenPage> => {
    const { shown, preview } = await readIn(view)
    const { unsaved } = view
    const own = unsaved ? (await problems(view)).filter(({ slug, id = slug }) => slug === unsaved.slug && id === unsaved.id) : []
    if (unsaved && shown.isAside(unsaved)) return { problems: own }
    const answer = await preview.show(request)
    if (answer && 'html' in answer) return { html: answer.html, problems: own }
    return { problems: [...own, ...namedProblems(new BuildError(await preview.faultsAt(request)))] }
  }

  const leaving: DraftPreview['leaving'] = async (record) => {
    await drafts()
    const made = async (shown: Shown) => ({
      shown,
      site: await site.preview(shown.snapshot).catch((error: unknown) => (error instanceof BuildError ? error : Promise.reject(error))),
    })
    const before = await made(content.showing({ drafts: 'none' }))
    return leavingFindings(record, before, await made(content.showing({ drafts: 'none', leaving: record })))
  }

  return {
    show,
    showSound: async (request) => {
      const answer = await show(request)
      if (!answer || !('problems' in answer)) return answer
      const faults = await (await previewIn(allDrafts)).faultsAt(request)
      const without = namedProblems(new BuildError(faults)).filter(isBlockingDraft)
      const sound = await show(request, { drafts: 'all', without: without.map(({ slug, id }) => ({ slug, id })) })
      return sound && 'html' in sound ? sound : answer
    },
    written: (request, view) =>
      withWritten(request, view).catch((error: unknown) => {
        // What stands on every page, such as an alert or a menu, is wrong before there is a page to show.
        if (error instanceof BuildError || error instanceof ContentError) return { problems: namedProblems(error) }
        throw error
      }),
    call: async (url, view = allDrafts) => {
      const {
        shown: { snapshot },
        preview: { listCards },
      } = await readIn(view)
      let cards: ReturnType<typeof listCards> | null = null
      const cardOf: CardOf = (language, model, id) => {
        if (cards === null) cards = listCards()
        return cards?.[language]?.[model]?.[id]
      }
      return calls.answer(url, { snapshot, cardOf })
    },
    problems,
    fieldAt: async (request, texts, view = allDrafts) => {
      const page = (await previewIn(view)).recordsAt(request)
      return page && findField(page.records, texts, page.language)
    },
    shows: async (request, { slug, id }, language, view = allDrafts) => {
      const page = (await previewIn(view)).recordsAt(request)
      return page !== undefined && page.language === language && page.records.some((shown) => shown.slug === slug && shown.id === id)
    },
    pagesOf: async (record, view = allDrafts) =>
      (await (await previewIn(view)).pagesOf(record)).map(({ path, language }) => ({ path, language })),
    findings: async (record, view) => {
      const shown = await shownIn(view)
      if (shown.isLeaving(record)) return { ...(await leaving(record)), isLeaving: true }
      try {
        const own = await site.preview(shown.snapshot)
        // Where somebody else's draft breaks every page, the site of all drafts is not there to ask.
        const all = await previewIn(allDrafts).catch((error: unknown) => (error instanceof BuildError ? own : Promise.reject(error)))
        return await findingsOf(record, shown, own, all.pagesOf)
      } catch (error) {
        // What stands on every page, such as an alert or a menu, is wrong before there is a page to look at.
        if (error instanceof BuildError) return findingsWith(record, shown, namedProblems(error))
        throw error
      }
    },
    leaving,
    warmUp: async () => {
      warm ??= show({ path: '/en/' }).catch(() => undefined)
      await warm
    },
    close: calls.close,
  }
}
