import { type Language, languages } from '@bank/i18n/languages.ts'
import { defaultAudience } from '@bank/rules/audience/audience.ts'
import { feedAddress, followedListAt } from '@bank/rules/lists/feed-address.ts'
import { notFoundPage } from '@bank/rules/pages/look-up-page.ts'
import { renditionAddress } from '@bank/ui/pictures/picture-address.ts'
import type { Address } from './addresses.ts'
import { blockContext, linkResolver, pictureResolver } from './block-context.ts'
import { isBriefPage } from './brief-page.ts'
import type { Entry } from './entries.ts'
import { needsFdicSign, opensAccount } from './fdic-sign.ts'
import { feedTitle } from './feeds.ts'
import { type FrameNeeds, pageFrame } from './frame.ts'
import { buildHead, type HeadInput } from './head.ts'
import type { LanguageParts } from './language-parts.ts'
import { pageBlocks } from './page-blocks.ts'
import type { PageData } from './page-data.ts'
import { type PageProblem, problemCollector } from './page-error.ts'
import type { SiteParts } from './site-parts.ts'
import { structuredData } from './structured-data.ts'
import { titleTooLong } from './title-too-long.ts'

/** The first address of each language: the one that search engines are told of. */
const canonicalPaths = (addresses: readonly Address[]): Partial<Record<Language, string>> =>
  Object.fromEntries(
    languages
      .flatMap((language) => addresses.find((address) => address.language === language) ?? [])
      .map(({ language, path }) => [language, path]),
  )

/** The header, the alerts and the footer of a page, and what of the alerts has no place in it. */
export const assembleFrame = (
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

/** Turns one address of an entry into the data of its page, with what is wrong with one that is whole all the same. */
export const assemblePage = (
  entry: Entry,
  address: Address,
  addresses: readonly Address[],
  parts: LanguageParts,
  site: SiteParts,
): { readonly page: PageData; readonly needs: FrameNeeds; readonly problems: readonly PageProblem[] } => {
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
    problems,
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
  const problemsOfWhole = problems.ofWhole()
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
  return { page, needs, problems: problemsOfWhole }
}
