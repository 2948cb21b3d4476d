import type { BlockContext } from '@bank/blocks/block.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'
import { notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import { renditionAddress } from '@bank/ui/pictures/picture-address.ts'
import type { Address } from './addresses.ts'
import { pageAlerts, type ReadAlerts, readAlerts } from './alerts.ts'
import { blockContext, linkResolver, pictureResolver } from './block-context.ts'
import type { Entry } from './entries.ts'
import { showsFdicSign } from './fdic-sign.ts'
import { pageFrame, type SharedFrame, sharedFrame } from './frame.ts'
import { buildHead } from './head.ts'
import { pageBlocks } from './page-blocks.ts'
import type { PageData } from './page-data.ts'
import { type AssembleOptions, type SiteParts, siteParts } from './site-parts.ts'

const namedAudiences = ({ records }: Content) =>
  records.audiences.map(({ id, name, utm_campaign }) => ({ id, name: name ?? '', utm_campaign: utm_campaign ?? '' }))

/** Everything that the pages of one language have in common. */
type LanguageParts = {
  readonly content: Content
  readonly audiences: ReturnType<typeof namedAudiences>
  readonly pages: BlockContext['pages']
  readonly frame: SharedFrame
  readonly alerts: ReadAlerts
}

/** What all pages of a language share, read once: menus and alerts would be the larger half of every page's work. */
const languageParts = (content: Content, pages: BlockContext['pages'], site: SiteParts): LanguageParts => {
  const { language, records } = content
  let where = 'menus and settings'
  const link = linkResolver(content, site.linkContext, () => where)
  const frame = sharedFrame({ content, link, t: translator(language), buildYear: site.buildYear })
  const alerts = readAlerts(records.alerts, (description, id) => {
    where = `alert "${id}"`
    const leftOut: string[] = []
    const leaveOut = (tag: string) => leftOut.push(tag)
    const { html } = blockContext({
      content,
      path: '/',
      link,
      pages,
      where: () => where,
      images: site.images,
      liveRefreshFlag: site.liveRefreshFlag,
      leaveOut,
    })
    return { clean: html(description), leftOut }
  })
  return { content, audiences: namedAudiences(content), pages, frame, alerts }
}

/** Turns one address of an entry into the data of its page. */
const assemblePage = (
  entry: Entry,
  address: Address,
  addresses: readonly Address[],
  { content, audiences, pages, ...shared }: LanguageParts,
  site: SiteParts,
): PageData => {
  let where = entry.name
  const link = linkResolver(content, site.linkContext, () => where)
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
  })
  const isHome = entry.uri === '/'
  const prefixed = addresses.filter(({ path }) => /^\/(?:en|es)\//.test(path))
  const unprefixed = addresses.find(({ path }) => !/^\/(?:en|es)\//.test(path))
  const spanish = addresses.find(({ path, file }) => path === address.path && file.startsWith('_es/'))
  const canonical = isHome ? `/${content.language}/` : (unprefixed?.path ?? address.path)
  const isNotFound = entry.uri === notFoundPage
  const translations =
    (unprefixed && !isHome) || isNotFound ? {} : Object.fromEntries(prefixed.map(({ language, path }) => [language, path]))
  const shareSource = pictureResolver(content, () => entry.name)(entry.shareImage)
  const { leftOut: leftOutOfAlerts, ...alerts } = pageAlerts(shared.alerts, address.path)
  const head = buildHead({
    language: content.language,
    path: address.path,
    title: entry.title,
    description: entry.description,
    translations,
    canonical: isNotFound ? undefined : canonical,
    isHome,
    shareImage: shareSource && renditionAddress(shareSource, Math.min(1200, shareSource.width), undefined, 'webp'),
    metaHtml: entry.metaHtml,
    indexed: entry.listed,
    spanishVersion: spanish && address.language === 'en' ? `/${spanish.file}/` : undefined,
    site: {
      bankName: settings.bankName ?? '',
      siteTitle: settings.siteTitle?.text ?? '',
      siteDescription: settings.siteDescription?.text ?? '',
      author: settings.author ?? '',
      siteUrl: site.siteUrl,
      logo: '/img/logo.svg',
      tollFreeNumber: settings.tollFreeNumber ?? '',
      sameAs: (settings.socialLinks ?? []).flatMap(({ url }) => url ?? []),
    },
  })
  return {
    file: address.file,
    path: address.path,
    language: content.language,
    head,
    frame: pageFrame(shared.frame, {
      path: address.path,
      published: site.linkContext.published,
      showFDICLogo: showsFdicSign(content.records.pages, address.path),
    }),
    alerts,
    blocks,
    audience: defaultAudience(audiences).id,
    audienceList: audiences,
    audiences: entry.audiences,
    leftOut: [...leftOut, ...leftOutOfAlerts],
  }
}

/** Every page of the site as data, in content order: a pure function of the snapshot and the options. */
export const assembleSite = (snapshot: Snapshot, options: AssembleOptions): readonly PageData[] => {
  const { contents, entries, addresses, site } = siteParts(snapshot, options)
  const listedPages = (language: Language): BlockContext['pages'] =>
    entries[language].flatMap((entry, index) => {
      const own =
        addresses[index]?.find((address) => address.language === language && address.path !== '/') ??
        addresses[index]?.find(({ path }) => path !== '/')
      return entry.listed && own ? [{ path: own.path, title: entry.title, group: entry.uri.split('/')[1] ?? '' }] : []
    })
  return languages.flatMap((language) => {
    const parts = languageParts(contents[language], listedPages(language), site)
    return entries[language].flatMap((entry, index) =>
      (addresses[index] ?? [])
        .filter((address) => address.language === language)
        .map((address) => assemblePage(entry, address, addresses[index] ?? [], parts, site)),
    )
  })
}
