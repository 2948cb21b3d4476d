import type { Language } from '@bank/i18n/languages.ts'
import type { Text } from '@bank/model/text.ts'
import { splitPrefix } from '@bank/rules/links/language-prefix.ts'
import { pageTitle, titleProblem } from '@bank/rules/seo/page-title.ts'
import type { LinkTag, MetaTag, StructuredNode } from './head-tags.ts'
import { type OwnHead, parseMetaHtml } from './meta-html.ts'

export type Head = {
  readonly title: string
  readonly meta: readonly MetaTag[]
  readonly links: readonly LinkTag[]
  /** Address of the Spanish page beside an unprefixed English one, for hosts that cannot choose by cookie (D-ROUTE-8). */
  readonly spanishVersion: string | undefined
  /** What search engines are told beside the words. */
  readonly structured: readonly StructuredNode[]
  /** Tags of the page's own head HTML that were left out, for the build's log (D-SEO-5). */
  readonly dropped: readonly string[]
}

/** The head of a page of which the frame alone is made. */
export const noHead: Head = { title: '', meta: [], links: [], spanishVersion: undefined, structured: [], dropped: [] }

/** Share image of a page that has none of its own (SEO-05). */
const defaultShareImage = '/img/share-image.jpg'

export type HeadInput = {
  readonly language: Language
  readonly path: string
  readonly title: Text
  /** Titles that say more than that, the fullest first: the first that fits is taken (D-SEO-7). */
  readonly fullerTitles: readonly string[]
  readonly description: Text | undefined
  /** Address of the page in each language it is published in, for canonical and alternates. */
  readonly translations: Readonly<Partial<Record<Language, string>>>
  /** Nothing for a page that stands in for others and has no address of its own. */
  readonly canonical: string | undefined
  readonly isHome: boolean
  readonly shareImage: string | undefined
  /** What the share image shows; the one of the whole site shows the bank's name. */
  readonly shareImageAlt: string | undefined
  readonly metaHtml: string | undefined
  readonly indexed: boolean
  readonly structured: readonly StructuredNode[]
  /** Where what the page belongs to can be followed. */
  readonly feed: { readonly href: string; readonly type: string; readonly title: string } | undefined
  readonly site: {
    readonly bankName: string
    readonly siteTitle: string
    readonly siteDescription: string
    readonly author: string
    readonly siteUrl: string
  }
}

/** The page's own paper, around which some browsers colour their frame: `--shell` of the tokens. */
export const paper = '#fbf9f5'

/** Tags of own head HTML whose value is an address that others read, away from the page: it must be whole (D-SEO-4). */
const absoluteMeta = /^(?:og:(?:url|image|image:url|image:secure_url|video|audio)|twitter:image)$/
const absoluteLinks = /^(?:canonical|alternate|prev|next)$/

/** The words that a page's title is made of, and where they are written: its own head HTML, its record or the settings (D-SEO-1, D-SEO-3). */
export const ownTitle = (
  { metaHtml, isHome, title, fullerTitles, site }: Pick<HeadInput, 'metaHtml' | 'isHome' | 'title' | 'fullerTitles' | 'site'>,
  { title: metaTitle }: Pick<OwnHead, 'title'> = parseMetaHtml(metaHtml),
): { readonly by: 'meta' | 'record' | 'settings'; readonly text: string } => {
  if (metaTitle !== undefined) return { by: 'meta', text: metaTitle }
  if (isHome || !title.text) return { by: 'settings', text: site.siteTitle }
  return { by: 'record', text: fullerTitles.find((fuller) => titleProblem(fuller, site.bankName) === undefined) ?? title.text }
}

/** Builds the head of one page from its record and the site's settings (SEO-01 to SEO-11, D-SEO-1 to D-SEO-5, D-SEO-7). */
export const buildHead = (input: HeadInput): Head => {
  const { site } = input
  const absolute = (path: string) => (path.startsWith('/') && !path.startsWith('//') ? `${site.siteUrl}${path}` : path)
  const own = parseMetaHtml(input.metaHtml)
  const title = pageTitle(ownTitle(input, own).text, site.bankName)
  const ownDescription = own.meta.find((tag) => nameOfMeta(tag) === 'description')?.content
  const description = ownDescription ?? (input.description?.text || site.siteDescription)
  const alternates = Object.entries(input.translations)
  const meta: MetaTag[] = [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'description', content: description },
    { name: 'author', content: site.author },
    { property: 'og:site_name', content: site.bankName },
    { property: 'og:type', content: input.isHome ? 'website' : 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(input.canonical ? [{ property: 'og:url', content: absolute(input.canonical) }] : []),
    { property: 'og:locale', content: input.language === 'es' ? 'es_US' : 'en_US' },
    { property: 'og:image', content: absolute(input.shareImage ?? defaultShareImage) },
    { property: 'og:image:alt', content: (input.shareImage && input.shareImageAlt) || site.bankName },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(input.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { name: 'theme-color', content: paper },
  ]
  const links: LinkTag[] = [
    ...(input.canonical ? [{ rel: 'canonical', href: absolute(input.canonical) }] : []),
    ...(alternates.length > 1 ? alternates.map(([hreflang, path]) => ({ rel: 'alternate', hreflang, href: absolute(path) })) : []),
    ...(alternates.length > 1 && input.translations.en
      ? [{ rel: 'alternate', hreflang: 'x-default', href: absolute(input.translations.en) }]
      : []),
    ...(input.feed ? [{ rel: 'alternate', ...input.feed, href: absolute(input.feed.href) }] : []),
    { rel: 'icon', href: '/img/mark.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]
  return {
    title,
    meta: override(
      meta,
      own.meta.map((tag) => (absoluteMeta.test(nameOfMeta(tag)) ? { ...tag, content: absolute(tag.content) } : tag)),
      nameOfMeta,
    ),
    links: override(
      links,
      own.links.map((tag) => (absoluteLinks.test(tag.rel) ? { ...tag, href: absolute(tag.href) } : tag)),
      (tag) => (tag.rel === 'canonical' || tag.rel === 'icon' ? tag.rel : `${tag.rel} ${tag.hreflang ?? tag.href}`),
    ),
    spanishVersion: input.isHome || splitPrefix(input.path).language ? undefined : input.translations.es,
    structured: input.structured,
    dropped: own.dropped,
  }
}

const nameOfMeta = ({ property, name }: MetaTag): string => (property ?? name ?? '').toLowerCase()

/** Own tags stand in the place of defaults of the same name, never beside them (D-SEO-4). */
const override = <Tag>(defaults: readonly Tag[], own: readonly Tag[], nameOf: (tag: Tag) => string): readonly Tag[] => {
  const named = new Set(own.map(nameOf))
  return [...defaults.filter((tag) => !named.has(nameOf(tag))), ...own]
}
