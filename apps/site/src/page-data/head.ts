import type { Language } from '@bank/i18n/languages.ts'
import type { Text } from '@bank/model/text.ts'
import { pageTitle } from '@bank/rules/seo/page-title.ts'
import { parseMetaHtml } from './meta-html.ts'

export type MetaTag = { readonly name?: string; readonly property?: string; readonly content: string }
export type LinkTag = { readonly rel: string; readonly href: string; readonly hreflang?: string }

export type Head = {
  readonly title: string
  readonly meta: readonly MetaTag[]
  readonly links: readonly LinkTag[]
  /** Structured data about the bank, on home pages only. */
  readonly organisation: Readonly<Record<string, unknown>> | undefined
  /** Tags of the page's own head HTML that were left out, for the build's log (D-SEO-5). */
  readonly dropped: readonly string[]
}

/** Share image of a page that has none of its own (SEO-05). */
const defaultShareImage = '/img/share-image.jpg'

export type HeadInput = {
  readonly language: Language
  readonly path: string
  readonly title: Text
  readonly description: Text | undefined
  /** Address of the page in each language it is published in, for canonical and alternates. */
  readonly translations: Readonly<Partial<Record<Language, string>>>
  readonly canonical: string
  readonly isHome: boolean
  readonly shareImage: string | undefined
  readonly metaHtml: string | undefined
  readonly indexed: boolean
  /** Where the Spanish version of an unprefixed English page is kept, for hosts that cannot choose by cookie (D-ROUTE-8). */
  readonly spanishVersion: string | undefined
  readonly site: {
    readonly bankName: string
    readonly siteTitle: string
    readonly siteDescription: string
    readonly author: string
    readonly siteUrl: string
    readonly logo: string
    readonly tollFreeNumber: string
    readonly sameAs: readonly string[]
  }
}

/** Builds the head of one page from its record and the site's settings (SEO-01 to SEO-11, D-SEO-1 to D-SEO-5). */
export const buildHead = (input: HeadInput): Head => {
  const { site } = input
  const absolute = (path: string) => (/^https?:/.test(path) ? path : `${site.siteUrl}${path}`)
  const own = parseMetaHtml(input.metaHtml)
  const title = pageTitle(own.title ?? (input.isHome ? site.siteTitle : input.title.text), site.bankName)
  const description = input.description?.text || site.siteDescription
  const alternates = Object.entries(input.translations)
  const meta: MetaTag[] = [
    { name: 'description', content: description },
    { name: 'author', content: site.author },
    { property: 'og:site_name', content: site.bankName },
    { property: 'og:type', content: input.isHome ? 'website' : 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(input.canonical) },
    { property: 'og:locale', content: input.language === 'es' ? 'es_US' : 'en_US' },
    { property: 'og:image', content: absolute(input.shareImage ?? defaultShareImage) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(input.spanishVersion ? [{ name: 'spanish-version', content: input.spanishVersion }] : []),
    ...(input.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
  const links: LinkTag[] = [
    { rel: 'canonical', href: absolute(input.canonical) },
    ...(alternates.length > 1 ? alternates.map(([hreflang, path]) => ({ rel: 'alternate', hreflang, href: absolute(path) })) : []),
    ...(alternates.length > 1 && input.translations.en
      ? [{ rel: 'alternate', hreflang: 'x-default', href: absolute(input.translations.en) }]
      : []),
  ]
  return {
    title,
    meta: override(meta, own.meta, (tag) => tag.property ?? tag.name),
    links: override(links, own.links, (tag) => (tag.rel === 'canonical' ? 'canonical' : `${tag.rel} ${tag.hreflang ?? tag.href}`)),
    organisation: input.isHome
      ? {
          '@context': 'https://schema.org',
          '@type': 'BankOrCreditUnion',
          name: site.bankName,
          url: absolute('/en/'),
          logo: absolute(site.logo),
          telephone: site.tollFreeNumber,
          sameAs: site.sameAs,
        }
      : undefined,
    dropped: own.dropped,
  }
}

/** Own tags stand in the place of defaults of the same name, never beside them (D-SEO-4). */
const override = <Tag>(defaults: readonly Tag[], own: readonly Tag[], nameOf: (tag: Tag) => string | undefined): readonly Tag[] => {
  const named = new Set(own.map(nameOf))
  return [...defaults.filter((tag) => !named.has(nameOf(tag))), ...own]
}
