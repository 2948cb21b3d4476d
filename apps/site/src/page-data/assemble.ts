import type { BlockContext } from '@bank/blocks/block.ts'
import { type HolidayAlert, holidayAlerts } from '@bank/content/holidays/holiday-alerts.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { Address } from './addresses.ts'
import { assembleFrame, assemblePage } from './assemble-page.ts'
import type { Entry } from './entries.ts'
import type { FrameNeeds } from './frame.ts'
import { hashOf } from './hash.ts'
import { noHead } from './head.ts'
import { languageParts } from './language-parts.ts'
import { type ListCards, listCards } from './list-cards.ts'
import type { PageData } from './page-data.ts'
import { type PageProblem, problemCollector } from './page-error.ts'
import { type Reads, readRecorder } from './reads.ts'
import { type AssembleOptions, siteParts } from './site-parts.ts'

/** Whether pages of a year are built with the alert about a holiday: those of the year, and of January, which December announces. */
const isBuilt =
  (year: number) =>
  ({ until }: HolidayAlert): boolean =>
    until >= `${year}-01-01` && until <= `${year + 1}-01-31`

type PlacedEntry = { readonly place: Address; readonly entry: Entry; readonly addresses: readonly Address[] }

/** An entry at all of its addresses: the same objects for the same entry, so that what is known of them is found again. */
const placedEntries = onceForEach((entry: Entry) =>
  onceForEach((addresses: readonly Address[]): readonly PlacedEntry[] => addresses.map((place) => ({ place, entry, addresses }))),
)

/** One page of the site, before it is assembled: where it is kept and read. */
export type PagePlace = Pick<PageData, 'file' | 'path' | 'language'>

/** A page, and what of the content it was made of. */
export type AssembledPage = AssembledFrame & {
  /** What would be refused of it though no part of it is missing: links that lead nowhere, a title that would be cut. */
  readonly problems: readonly PageProblem[]
  readonly needs: FrameNeeds
  /** Hash of the page's data: two pages with the same hash and frame are rendered to the same HTML. */
  readonly hash: string
  /** Hash of the same without the frame that all pages of a language share. */
  readonly ownHash: string
}

/** A page without a head and without blocks, and what of the content its frame was made of. */
export type AssembledFrame = { readonly page: PageData; readonly reads: Reads }

export type SiteAssembler = {
  /** Every page of the site, in content order. */
  readonly places: readonly PagePlace[]
  /** Where the site is, without a slash at its end. */
  readonly siteUrl: string
  /** The content of each language. */
  readonly contents: Readonly<Record<Language, Content>>
  /** What makes the calendars of branches, the feeds of articles and the calendar of events, by address. */
  readonly calendars: ReadonlyMap<string, () => string>
  /** The cards of all live lists. Throws a `PageError`. */
  readonly listCards: () => ListCards
  /** The data of one of `places`. Throws a `PageError` with everything that its content does wrong where a part of it can't be made. */
  readonly assemble: (place: PagePlace) => AssembledPage
  /** The frame alone of one of `places`, whose blocks need that of it. */
  readonly assembleFrame: (place: PagePlace, needs: FrameNeeds) => AssembledFrame
  /** The record whose own page stands at one of `places`, by the collection of the store and its id; nothing for pages of no single record. */
  readonly recordOf: (place: PagePlace) => { readonly slug: string; readonly id: string } | undefined
  /** Whether a read of an earlier snapshot says the same of this one. A page is the same when all of its reads do. */
  readonly saysStill: (read: string, before: string) => boolean
}

/**
 * Reads what all pages share, once; each page is then assembled when it is asked for. A pure function of the snapshot and the options. Throws a
 * `PageError` for what concerns all pages: menus, alerts, and addresses that two records want.
 */
export const siteAssembler = (snapshot: Snapshot, options: AssembleOptions): SiteAssembler => {
  const { contents, entries, addresses, calendars, site } = siteParts(snapshot, options)
  const holidays = holidayAlerts(snapshot).filter(isBuilt(options.buildYear))
  const recorder = readRecorder()
  const listedPages = (language: Language): BlockContext['pages'] =>
    entries[language].flatMap((entry, index) => {
      const own = addresses[index]?.find((address) => address.language === language) ?? addresses[index]?.[0]
      return entry.listed && own ? [{ path: own.path, title: entry.title, group: entry.uri.split('/')[1] ?? '' }] : []
    })
  const pages = new Map<string, PlacedEntry>()
  const problems = problemCollector()
  const parts = {
    en: languageParts(contents.en, listedPages('en'), holidays, site, recorder, problems),
    es: languageParts(contents.es, listedPages('es'), holidays, site, recorder, problems),
  }
  problems.refuse()
  for (const language of languages)
    for (const [index, entry] of entries[language].entries())
      for (const placed of placedEntries(entry)(addresses[index] ?? []))
        if (placed.place.language === language) pages.set(placed.place.file, placed)
  const frameHashes = { en: hashOf(parts.en.frame()), es: hashOf(parts.es.frame()) }
  const pageOf = recorder.source('page', (file) => pages.get(file))
  const placedAt = (file: string): PlacedEntry => {
    const found = pageOf(file)
    if (!found) throw new Error(`${file} is no page of this site`)
    return found
  }
  return {
    siteUrl: site.siteUrl,
    contents,
    calendars,
    listCards: () => listCards({ contents, site }),
    places: [...pages.values()].map(({ place }) => place),
    assemble: ({ file }) => {
      const { result, reads } = recorder.record(() => {
        const found = placedAt(file)
        const { page, needs, problems } = assemblePage(found.entry, found.place, found.addresses, parts[found.place.language], site)
        const { frame, ...own } = page
        const { otherLanguage, showFDICLogo, showsFdicSign, isBrief } = frame
        // Taken while reads are noted: props may hold records that nobody has looked into yet.
        const ownHash = hashOf({ ...own, otherLanguage, showFDICLogo, showsFdicSign, isBrief })
        return { page, needs, problems, ownHash, hash: `${ownHash}-${frameHashes[found.place.language]}` }
      })
      return { ...result, reads }
    },
    assembleFrame: ({ file }, needs) => {
      const { result, reads } = recorder.record(() => {
        const { entry, place } = placedAt(file)
        const frame = assembleFrame(entry, place, parts[place.language], needs)
        return { ...place, ...frame, head: noHead, blocks: [], audience: '', audienceList: [], audiences: [] }
      })
      return { page: result, reads }
    },
    recordOf: ({ file }) => {
      const entry = pages.get(file)?.entry
      if (!entry || entry.body.kind === 'place') return undefined
      return { slug: entry.titledBy.source, id: entry.titledBy.record }
    },
    saysStill: recorder.saysStill,
  }
}
