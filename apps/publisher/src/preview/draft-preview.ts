import type { CardOf } from '@bank/api/lists/lists.ts'
import { previewCalls } from '@bank/api/preview-calls.ts'
import type { ContentMirror } from '@bank/content/export/content-mirror.ts'
import type { Preview as Shown } from '@bank/content/export/preview.ts'
import type { Unsaved } from '@bank/content/preview/unsaved-document.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { StoredDocument } from '@bank/content/store/read-store.ts'
import type { Preview, PreviewAnswer } from '@bank/site/build/preview/preview-of.ts'
import { keyOf, type RecordName } from '@bank/site/build/preview/shown-records.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'
import { type BlockingDraft, blockingDrafts, draftsLeaving, leavingDrafts } from './blocking-drafts.ts'
import { type Made, madeOf } from './brought-about.ts'
import { draftFindings } from './draft-findings.ts'
import { findField } from './find-field.ts'
import type { Findings } from './findings.ts'
import { leavingFindings, type Without } from './leaving.ts'
import { lookFurther, withRest } from './look-further.ts'
import { withThose } from './new-together.ts'
import type { DraftPreview, Look, PreviewRequest, ShowingPage, View, WrittenPage } from './view.ts'

const allDrafts: View = { drafts: 'all' }

/** What somebody looks at beside the form of a record, which may be off the site. */
const besideForm = (record: RecordName): View => ({ drafts: 'all', withOff: [record] })

type Input = {
  readonly content: Pick<ContentMirror, 'refresh' | 'withDrafts' | 'showing' | 'newWith' | 'isTakenOff'>
  readonly site: Pick<SitePublisher, 'preview' | 'difference' | 'store'>
  /** Tells whether the store has changed: a page asks for many files. */
  readonly tag: () => Promise<string>
  /** A record as it would be if a form were saved; nothing for what is no content. */
  readonly unsavedDocument: (unsaved: Unsaved) => Promise<StoredDocument | undefined>
}

/** Views that are looked at by turns: those of a few editors, in both languages. */
const keptViews = 8

/** Pages, files and calls of the newest drafts, and of what somebody writes. */
export const draftPreview = ({ content, site, tag, unsavedDocument }: Input): DraftPreview => {
  const calls = previewCalls(site.store)
  type Reading = {
    readonly tag: string
    shown: Promise<Shown>
    published?: Promise<Made> | undefined
    aside: readonly BlockingDraft[]
    staying: readonly RecordName[]
  }
  let read: Reading | undefined
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
      const reading: Reading = { tag: now, shown: newest(), aside: [], staying: [] }
      read = reading
      views = new Map()
      reading.shown.catch(() => {
        if (read === reading) read = undefined
      })
    }
    return read.shown
  }

  const shownIn = async ({ drafts: wanted, unsaved, without = [], staying = [], isStrict, faults, ...look }: Look): Promise<Shown> => {
    const all = await drafts()
    const withOff = look.withOff?.filter(content.isTakenOff)
    if (wanted === 'all' && !unsaved && !withOff?.length && without.length === 0 && staying.length === 0) return all
    const key = JSON.stringify([wanted, unsaved, without, withOff, staying, isStrict, faults])
    const known = views.get(key)
    const made =
      known ??
      (unsaved ? unsavedDocument(unsaved) : Promise.resolve(undefined)).then((document) =>
        content.showing({
          drafts: wanted,
          without: [...(read?.aside ?? []), ...without],
          withOff,
          unsaved: document,
          staying: isStrict ? [] : [...(read?.staying ?? []), ...staying],
          faults,
        }),
      )
    // Last used, last to go.
    views.delete(key)
    views.set(key, made)
    for (const old of [...views.keys()].slice(0, -keptViews)) views.delete(old)
    return made
  }

  /** All that is published and no draft, as it was read last. */
  const publishedAsRead = (): Promise<Made> => {
    const make = () => madeOf(content.showing({ drafts: 'none' }), site)
    if (!read) return make()
    const reading = read
    reading.published ??= make()
    reading.published.catch(() => {
      reading.published = undefined
    })
    return reading.published
  }

  /** The same as of this call: what a change is compared with. */
  const published = async (): Promise<Made> => {
    await drafts()
    return publishedAsRead()
  }

  /** What is published without a record. */
  const publishedWithout = (leaving: RecordName): Without => {
    try {
      return content.showing({ drafts: 'none', leaving })
    } catch (error) {
      if (error instanceof ContentError) return error
      throw error
    }
  }

  const showAnew = (reading: Reading): void => {
    reading.shown = Promise.resolve(content.showing({ drafts: 'all', without: reading.aside, staying: reading.staying }))
    views = new Map()
  }

  /** Shows what is published of records whose drafts no page can be put together with. Whether there is one that a view is not about. */
  const putAside = (problems: readonly NamedProblem[], { drafts: own, unsaved }: View): boolean => {
    if (!read) return false
    const known = [...read.aside, ...[own, unsaved].flat().filter((each) => typeof each === 'object')].map(keyOf)
    const found = blockingDrafts(problems).filter((problem) => !known.includes(keyOf(problem)))
    if (found.length === 0) return false
    read.aside = [...read.aside, ...found]
    showAnew(read)
    return true
  }

  /** The same view with pages where links of this one look for them, or somebody looks; nothing where that is not what is wrong. */
  const letStay = ({ staying = [], ...look }: Look, found: readonly RecordName[]): Look | undefined => {
    const known = new Set(staying.map(keyOf))
    const added = found.filter((record) => !known.has(keyOf(record)))
    return added.length === 0 ? undefined : { ...look, staying: [...staying, ...added] }
  }

  /** The same where links of every page look for them, in every view; what is being written is of this view alone. */
  const letStayForAll = (look: Look, found: readonly RecordName[]): Look | undefined => {
    const isOwn = (record: RecordName) => look.unsaved !== undefined && keyOf(record) === keyOf(look.unsaved)
    const stored = found.filter((record) => !isOwn(record))
    if (read && stored.length > 0) {
      read.staying = [...read.staying, ...stored]
      showAnew(read)
    }
    return letStay(look, found.filter(isOwn)) ?? (stored.length > 0 ? look : undefined)
  }

  type ShownSite = { readonly look: Look; readonly shown: Shown; readonly preview: Preview }

  /** A view with its site. What stands on every page, such as an alert that links to nowhere, must not hide the drafts of others. */
  const readIn = async (look: Look): Promise<ShownSite> => {
    const { aside, staying } = read ?? {}
    const shown = await shownIn(look)
    try {
      return { look, shown, preview: await site.preview(shown.snapshot) }
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      // Another request of the same page, which loads many files at once, may have mended it for all.
      if (read?.aside !== aside || read?.staying !== staying) return readIn(look)
      const problems = namedProblems(error)
      const next = letStayForAll(look, leavingDrafts(problems, shown)) ?? (putAside(problems, look) ? look : undefined)
      if (!next) throw error
      return readIn(next)
    }
  }

  /** The page whose draft takes a record off it that it shows on the site; nothing where it still shows it, or never has. */
  const pageWithout = async (request: PreviewRequest, record: RecordName, preview: Preview): Promise<RecordName | undefined> => {
    const shows = ({ records }: { readonly records: readonly RecordName[] }) => records.some((one) => keyOf(one) === keyOf(record))
    const page = preview.recordsAt(request)
    if (!page || shows(page)) return undefined
    const { site } = await publishedAsRead()
    const before = site instanceof BuildError ? undefined : site.recordsAt(request)
    const own = before && shows(before) ? before.records[0] : undefined
    return own && keyOf(own) !== keyOf(record) ? { slug: own.slug, id: own.id } : undefined
  }

  const pagesOnSite = async (record: RecordName): Promise<readonly ShowingPage[]> => {
    const { site } = await publishedAsRead()
    return site instanceof BuildError ? [] : site.pagesOf(record)
  }

  /** The view in which somebody who writes a record sees it: without the draft that takes it off the page. */
  const viewWith = async (request: PreviewRequest, view: View): Promise<View> => {
    const { unsaved, without = [] } = view
    const page = unsaved && (await pageWithout(request, unsaved, (await readIn(view)).preview))
    return page ? { ...view, without: [...without, page] } : view
  }

  const previewIn = async (view: View) => (await readIn(view)).preview

  /** A page of a view, with the view that it was shown in and what is wrong with it. */
  const pageIn = async (
    request: PreviewRequest,
    look: Look,
  ): Promise<ShownSite & { readonly answer: PreviewAnswer; readonly faults: readonly NamedProblem[] }> => {
    const reading = await readIn(look)
    const answer = await reading.preview.show(request)
    const gone = !answer && request.path.endsWith('/') ? letStay(reading.look, draftsLeaving([request.path], reading.shown)) : undefined
    if (gone) return pageIn(request, gone)
    if (!answer || !('problems' in answer)) return { ...reading, answer, faults: [] }
    const faults = namedProblems(new BuildError(await reading.preview.faultsAt(request)))
    const next = letStay(reading.look, leavingDrafts(faults, reading.shown))
    return next ? pageIn(request, next) : { ...reading, answer, faults }
  }

  const show: DraftPreview['show'] = async (request, view = allDrafts) => {
    const { answer, shown } = await pageIn(request, view)
    const stays = namedProblems(new ContentError('', shown.stays))
    return answer && 'html' in answer ? { ...answer, stays: stays.map(({ text }) => text) } : answer
  }

  const problemsIn = ({ unsaved }: View, { problems, stays }: Shown): readonly NamedProblem[] => {
    // What is being written is shown in place of what was put aside.
    const aside = (read?.aside ?? []).filter((each) => !unsaved || keyOf(each) !== keyOf(unsaved))
    return [...namedProblems(new ContentError('', [...problems, ...stays])), ...aside]
  }

  const withWritten = async (request: PreviewRequest, view: View): Promise<WrittenPage> => {
    const { shown, answer, faults } = await pageIn(request, await viewWith(request, view))
    const { unsaved } = view
    const isOwn = ({ slug, id = slug }: NamedProblem) => unsaved !== undefined && slug === unsaved.slug && id === unsaved.id
    const stays = namedProblems(new ContentError('', shown.stays))
    const own = [...new Map([...problemsIn(view, shown).filter(isOwn), ...stays].map((each) => [each.text, each])).values()]
    if (unsaved && shown.isAside(unsaved)) return { problems: own }
    return answer && 'html' in answer ? { html: answer.html, problems: own } : { problems: [...own, ...faults] }
  }

  const leaving: DraftPreview['leaving'] = async (record, isWhole = false) => {
    await drafts()
    // Both of one state of the store, which others may change while a site is made.
    const [before, without] = [publishedAsRead(), publishedWithout(record)]
    return leavingFindings(record, await before, without, site, isWhole)
  }

  /** What is found of a draft, alone or with others: also of what can be looked at only without the faults of all of them. */
  const findingsIn = async (record: RecordName, look: Look, isWhole: boolean, others: readonly RecordName[] = []): Promise<Findings> => {
    const sites = { published, site, allDrafts: () => previewIn(allDrafts), isWhole }
    const shown = await shownIn(look)
    const found = await draftFindings(record, shown, sites)
    const rest = await lookFurther([record, ...others.toReversed()], shown, (faults) => shownIn({ ...look, faults }))
    return rest.faults.length > 0 ? withRest(found, await draftFindings(record, rest.shown, sites), rest.faults) : found
  }

  const findings: DraftPreview['findings'] = async (record, view, isWhole = false, isAhead = false) => {
    const look: Look = { ...view, isStrict: true }
    if ((await shownIn(look)).isLeaving(record)) return { ...(await leaving(record, isWhole)), isLeaving: true }
    const found = await findingsIn(record, look, isWhole)
    const others = isAhead ? content.newWith(record, view.unsaved && (await unsavedDocument(view.unsaved))) : []
    if (others.length === 0) return found
    return withThose(record, others, found, await findingsIn(record, { ...look, drafts: [record, ...others] }, isWhole, others))
  }

  return {
    show,
    showSound: async (request, beside) => {
      const view: View = beside ? besideForm(beside) : allDrafts
      const { answer, faults } = await pageIn(request, view)
      if (!answer || !('problems' in answer)) return answer
      const without = blockingDrafts(faults)
      const sound = await show(request, { ...view, without: without.map(({ slug, id }) => ({ slug, id })) })
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
    problems: async (view = allDrafts) => {
      const { look, shown } = await readIn(view)
      return problemsIn(look, shown)
    },
    fieldAt: async (request, texts, view = allDrafts) => {
      const page = (await previewIn(await viewWith(request, view))).recordsAt(request)
      return page && findField(page.records, texts, page.language)
    },
    shows: async (request, { slug, id }, language, view = allDrafts) => {
      const page = (await previewIn(view)).recordsAt(request)
      return page !== undefined && page.language === language && page.records.some((shown) => shown.slug === slug && shown.id === id)
    },
    pagesOf: async (record, view = besideForm(record)) => {
      const { look, shown, preview } = await readIn(view)
      const own = await preview.pagesOf(record)
      const stays = own.length === 0 && shown.isLeaving(record) ? letStay(look, [record]) : undefined
      const kept = stays ? await (await previewIn(stays)).pagesOf(record) : own
      // Drafts of pages may take a record off them that its own draft leaves there.
      const pages = kept.length === 0 && view.drafts === 'all' ? await pagesOnSite(record) : kept
      return pages.map(({ path, language }) => ({ path, language }))
    },
    findings,
    leaving,
    warmUp: async () => {
      warm ??= show({ path: '/en/' }).catch(() => undefined)
      await warm
    },
    close: calls.close,
  }
}
