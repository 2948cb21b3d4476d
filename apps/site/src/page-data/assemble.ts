import type { BlockContext } from '@bank/blocks/block.ts'
import { type HolidayAlert, holidayAlerts } from '@bank/content/holidays/holiday-alerts.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { read } from '@bank/model/read.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'
import { feedAddress, followedListAt } from '@bank/rules/lists/feed-address.ts'
import { notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import { renditionAddress } from '@bank/ui/pictures/picture-address.ts'
import type { LinkContext } from '../links/link-context.ts'
import type { Address } from './addresses.ts'
import { type AlertsHere, pageAlerts, readAlerts } from './alerts.ts'
import { blockContext, linkResolver, pictureResolver } from './block-context.ts'
import { isBriefPage } from './brief-page.ts'
import type { Entry } from './entries.ts'
import { fdicLogo, needsFdicSign, opensAccount } from './fdic-sign.ts'
import { feedTitle } from './feeds.ts'
import { type FrameNeeds, pageFrame, type SharedFrame, sharedFrame } from './frame.ts'
import { frameSources } from './frame-sources.ts'
import { hashOf } from './hash.ts'
import { buildHead, type HeadInput, noHead } from './head.ts'
import { type ListCards, listCards } from './list-cards.ts'
import { pageBlocks } from './page-blocks.ts'
import type { PageData } from './page-data.ts'
import { type ProblemCollector, problemCollector } from './page-error.ts'
import { type ReadRecorder, type Reads, readRecorder } from './reads.ts'
import { recordedContent } from './recorded-content.ts'
import { type AssembleOptions, type SiteParts, siteParts } from './site-parts.ts'
import { structuredData } from './structured-data.ts'
import { titleTooLong } from './title-too-long.ts'

const namedAudiences = ({ records }: Content) =>
  records.audiences.map(({ id, name, utm_campaign }) => ({ id, name: name ?? '', utm_campaign: utm_campaign ?? '' }))

/** Everything that the pages of one language read, each through a function that notes it. */
type LanguageParts = {
  readonly content: Content
  readonly linkContext: LinkContext
  readonly audiences: () => ReturnType<typeof namedAudiences>
  readonly pages: () => BlockContext['pages']
  readonly frame: () => SharedFrame
  readonly alerts: (path: string) => AlertsHere
  readonly showsFDICLogo: (path: string) => boolean
  readonly siteUrl: () => string
}

/** Whether pages of a year are built with the alert about a holiday: those of the year, and of January, which December announces. */
const isBuilt =
  (year: number) =>
  ({ until }: HolidayAlert): boolean =>
    until >= `${year}-01-01` && until <= `${year + 1}-01-31`

/** What all pages of a language share, read once: menus and alerts would be the larger half of every page's work. */
const languageParts = (
  content: Content,
  pages: BlockContext['pages'],
  holidays: readonly HolidayAlert[],
  site: SiteParts,
  recorder: ReadRecorder,
  problems: ProblemCollector,
): LanguageParts => {
  const { language, records } = content
  let where = 'menus and settings'
  const link = linkResolver(content, site.linkContext, () => where, problems)
  const frame = sharedFrame({ content, link, t: translator(language), buildYear: site.buildYear })
  const alerts = readAlerts([...records.alerts, ...read(holidays, language)], (description, id) => {
    where = `alert "${id}"`
    const leftOut: string[] = []
    const leaveOut = (tag: string) => leftOut.push(tag)
    const { html } = blockContext({
      content,
      path: '/',
      link,
      pages: () => pages,
      where: () => where,
      images: site.images,
      liveRefreshFlag: site.liveRefreshFlag,
      leaveOut,
    })
    return { clean: html(description), leftOut }
  })
  const audiences = namedAudiences(content)
  const source = <Value>(name: string, read: (argument: string) => Value) => recorder.source(`${language}-${name}`, read)
  const { published, homeHosts, allowList } = site.linkContext
  const isPublished = source('published', (path) => published.has(path))
  const linkSettings = source('links', () => ({ homeHosts, allowList }))
  return {
    content: recordedContent(content, recorder),
    linkContext: {
      published: { has: isPublished },
      get homeHosts() {
        return linkSettings().homeHosts
      },
      get allowList() {
        return linkSettings().allowList
      },
    },
    siteUrl: source('site-url', () => site.siteUrl),
    audiences: source('audiences', () => audiences),
    pages: source('pages', () => pages),
    frame: source(frameSources.frame, () => frame),
    alerts: source(frameSources.alerts, pageAlerts(alerts)) as LanguageParts['alerts'],
    showsFDICLogo: source(frameSources.fdicLogo, fdicLogo(records.pages)) as LanguageParts['showsFDICLogo'],
  }
}

/** The first address of each language: the one that search engines are told of. */
const canonicalPaths = (addresses: readonly Address[]): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages
      .flatMap((language) => addresses.find((address) => address.language === language) ?? [])
      .map(({ language, path }) => [language, path]),
  )

/** The header, the alerts and the footer of a page, and what of the alerts has no place in it. */
const assembleFrame = (
  entry: Entry,
  { path }: Address,
  { linkContext, ...shared }: LanguageParts,
  { isBrief, opensAccount }: FrameNeeds,
): Pick<PageData, 'frame' | 'alerts' | 'leftOut'> => {
  const frame = shared.frame()
  const showFDICLogo = shared.showsFDICLogo(path)
  const showsFdicSign = showFDICLogo || entry.uri === '/' || needsFdicSign({ path, opensAccount, login: frame.login })
  const { leftOut, ...alerts } = shared.alerts(path)
  return { frame: pageFrame(frame, { path, published: linkContext.published, showFDICLogo, showsFdicSign, isBrief }), alerts, leftOut }
}

/** Turns one address of an entry into the data of its page. */
const assemblePage = (
  entry: Entry,
  address: Address,
  addresses: readonly Address[],
  parts: LanguageParts,
  site: SiteParts,
): { readonly page: PageData; readonly needs: FrameNeeds } => {
  const { content, linkContext, pages, ...shared } = parts
  let where = entry.name
  const problems = problemCollector()
  const link = linkResolver(content, linkContext, () => where, problems)
  const audiences = shared.audiences()
  const leftOut: string[] = []
  const context = blockContext({
    content,
    path: address.path,
    link,
    pages,
    where: () => where,
    images: site.images,
    liveRefreshFlag: site.liveRefreshFlag,
    leaveOut: (tag) => leftOut.push(tag),
  })
  const { settings } = content
  const blocks = pageBlocks({
    entry,
    content,
    context,
    audiences,
    at: (name) => {
      where = name
    },
    problems,
  })
  where = entry.name
  const needs: FrameNeeds = { isBrief: isBriefPage({ pageKind: entry.pageKind, blocks }), opensAccount: opensAccount(blocks) }
  const { leftOut: leftOutOfFrame, ...frame } = assembleFrame(entry, address, parts, needs)
  const isHome = entry.uri === '/'
  const isNotFound = entry.uri === notFoundPage
  const canonicals = isNotFound ? {} : canonicalPaths(addresses)
  const shareSource = problems.attempt(() => pictureResolver(content, () => entry.name)(entry.shareImage))
  const followed = followedListAt(address.path)
  const siteUrl = shared.siteUrl()
  const shareImage = shareSource && renditionAddress(shareSource, Math.min(1200, shareSource.width), undefined, 'webp')
  const headInput: HeadInput = {
    language: content.language,
    path: address.path,
    title: entry.title,
    fullerTitles: entry.fullerTitles ?? [],
    description: entry.description,
    translations: canonicals,
    canonical: canonicals[content.language],
    isHome,
    shareImageAlt: shareSource?.alt?.text,
    shareImage,
    structured: isNotFound
      ? []
      : structuredData({
          entry,
          blocks,
          content,
          siteUrl,
          url: `${siteUrl}${canonicals[content.language] ?? address.path}`,
          image: shareImage && (shareImage.startsWith('/') ? `${siteUrl}${shareImage}` : shareImage),
        }),
    metaHtml: entry.metaHtml,
    indexed: entry.listed,
    feed: followed && {
      href: feedAddress(followed, content.language),
      type: followed === 'event' ? 'text/calendar' : 'application/rss+xml',
      title: feedTitle(followed, content),
    },
    site: {
      bankName: settings.bankName ?? '',
      siteTitle: settings.siteTitle?.text ?? '',
      siteDescription: settings.siteDescription?.text ?? '',
      author: settings.author ?? '',
      siteUrl,
    },
  }
  const tooLong = titleTooLong(headInput, entry.titledBy, settings.siteTitle)
  if (tooLong !== undefined) problems.add({ text: tooLong })
  problems.refuse()
  const page = {
    file: address.file,
    path: address.path,
    language: content.language,
    head: buildHead(headInput),
    ...frame,
    blocks,
    audience: defaultAudience(audiences).id,
    audienceList: audiences,
    audiences: entry.audiences,
    leftOut: [...leftOut, ...leftOutOfFrame],
  }
  return { page, needs }
}

type PlacedEntry = { readonly place: Address; readonly entry: Entry; readonly addresses: readonly Address[] }

/** An entry at all of its addresses: the same objects for the same entry, so that what is known of them is found again. */
const placedEntries = onceForEach((entry: Entry) =>
  onceForEach((addresses: readonly Address[]): readonly PlacedEntry[] => addresses.map((place) => ({ place, entry, addresses }))),
)

/** One page of the site, before it is assembled: where it is kept and read. */
export type PagePlace = Pick<PageData, 'file' | 'path' | 'language'>

/** A page, and what of the content it was made of. */
export type AssembledPage = AssembledFrame & {
  readonly needs: FrameNeeds
  /** Hash of the page's data: two pages with the same hash and frame are rendered to the same HTML. */
  readonly hash: string
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
  /** The data of one of `places`. Throws a `PageError` with everything that its content does wrong. */
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
        const { page, needs } = assemblePage(found.entry, found.place, found.addresses, parts[found.place.language], site)
        const { frame, ...own } = page
        const { otherLanguage, showFDICLogo, showsFdicSign, isBrief } = frame
        // Taken while reads are noted: props may hold records that nobody has looked into yet.
        const hash = hashOf({ ...own, otherLanguage, showFDICLogo, showsFdicSign, isBrief })
        return { page, needs, hash: `${hash}-${frameHashes[found.place.language]}` }
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
