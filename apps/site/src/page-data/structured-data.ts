import { streetOf } from '@bank/blocks/cards/location/location-card.ts'
import type { FaqSection } from '@bank/blocks/faq/toProps.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { eventData } from '@bank/rules/lists/event-data.ts'
import { eventSessions } from '@bank/rules/lists/event-sessions.ts'
import { locationAddress } from '@bank/rules/locations/location-address.ts'
import { postalAddress } from '@bank/rules/locations/postal-address.ts'
import { hasOwnPage } from '@bank/rules/pages/own-page.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import { canonicalAddress } from './addresses.ts'
import type { Entry } from './entries.ts'
import type { StructuredNode } from './head-tags.ts'
import type { PageBlock } from './page-data.ts'
import { structuredProducts } from './structured-products.ts'

type Crumb = { readonly to?: { readonly href: string } | undefined; readonly text: string }

type StructuredInput = {
  readonly entry: Entry
  readonly blocks: readonly PageBlock[]
  readonly content: Content
  /** Absolute addresses of page, share image and site. */
  readonly url: string
  readonly image: string | undefined
  readonly siteUrl: string
}

type Records = Content['records']

const words = (html: string): string => plainText(html, unescapeHtml)

const organisation = ({ content: { settings, language }, siteUrl }: StructuredInput): StructuredNode => ({
  '@type': 'BankOrCreditUnion',
  '@id': `${siteUrl}/#bank`,
  name: settings.bankName,
  url: `${siteUrl}/${language}/`,
  logo: `${siteUrl}/img/logo.svg`,
  telephone: settings.tollFreeNumber,
  sameAs: (settings.socialLinks ?? []).flatMap(({ url }) => url ?? []),
})

const bank = ({ content: { settings, language }, siteUrl }: StructuredInput): StructuredNode => ({
  '@type': 'BankOrCreditUnion',
  '@id': `${siteUrl}/#bank`,
  name: settings.bankName,
  url: `${siteUrl}/${language}/`,
})

/** Who wrote an article: the person whom it names, or the bank where it names nobody or the bank itself. */
const author = (input: StructuredInput, name = ''): StructuredNode =>
  name.trim() === '' || name.trim() === input.content.settings.bankName?.trim() ? bank(input) : { '@type': 'Person', name: name.trim() }

const article = (input: StructuredInput, kind: 'posts' | 'releases', record: Records['posts'][number]): StructuredNode => ({
  '@type': kind === 'posts' ? 'BlogPosting' : 'NewsArticle',
  headline: input.entry.title.text,
  description: input.entry.description?.text,
  url: input.url,
  inLanguage: input.entry.title.lang ?? input.content.language,
  image: input.image,
  datePublished: record.date,
  author: author(input, record.author),
  publisher: bank(input),
})

/** Where an event is: a branch with its address and page, else the place in the words of the record. */
const venue = ({ content: { records, language }, siteUrl }: StructuredInput, { place, location }: Records['events'][number]) => {
  const branch = location ? records.locations.find(({ id }) => id === location) : undefined
  if (!branch) return { '@type': 'Place', name: place?.text, address: place?.text }
  const { city = '', state = '', zip = '' } = branch
  return {
    '@type': 'Place',
    name: place?.text,
    address: postalAddress({ street: streetOf(branch), city, state, zip }),
    ...(hasOwnPage.locations(branch) && {
      url: `${siteUrl}${canonicalAddress(withPrefix(language, locationAddress(branch)))}`,
    }),
  }
}

const event = (input: StructuredInput, record: Records['events'][number]): readonly StructuredNode[] => {
  const common = {
    name: input.entry.title.text,
    url: input.url,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: record.language === 'both' ? ['en', 'es'] : record.language,
    location: venue(input, record),
    organizer: bank(input),
  }
  const about = { description: input.entry.description?.text, image: input.image }
  const told = eventData(common, about, eventSessions(record, record.time?.text))
  return told ? [told as StructuredNode] : []
}

const questionsIn = (sections: readonly FaqSection[]): FaqSection['questions'] =>
  sections.flatMap(({ questions, sections: inner }) => [...questions, ...questionsIn(inner)])

/** A page of questions: each once, though it stands under several topics. */
const questions = ({ blocks }: StructuredInput): readonly StructuredNode[] => {
  const asked = blocks.flatMap(({ kind, props }) =>
    kind === 'faq' ? questionsIn((props as { sections: readonly FaqSection[] }).sections) : [],
  )
  const once = [...new Map(asked.map((one) => [one.id, one])).values()]
  if (once.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: once.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question.text,
        acceptedAnswer: { '@type': 'Answer', text: words(answer.text) },
      })),
    },
  ]
}

const lists = {
  posts: { address: '/blog/', phrase: 'feed.blog' },
  releases: { address: '/news/', phrase: 'feed.news' },
  events: { address: '/events/', phrase: 'feed.events' },
} as const

const isListed = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind)

/** The way to a page: the one that it shows, else the list that it stands in. */
const crumbsOf = ({ entry, blocks, content: { language } }: StructuredInput): readonly Crumb[] => {
  const shown = blocks.flatMap(({ props }) => ('crumbs' in props ? (props.crumbs as readonly Crumb[]) : []))
  if (shown.length > 0 || !isListed(entry.body.kind)) return shown
  const { address, phrase } = lists[entry.body.kind]
  return [{ to: { href: language === 'es' ? `/es${address}` : address }, text: translator(language)(phrase) }, { text: entry.title.text }]
}

const breadcrumb = (input: StructuredInput): readonly StructuredNode[] => {
  const crumbs = crumbsOf(input)
  if (crumbs.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ to, text }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: to && index < crumbs.length - 1 ? `${input.siteUrl}${canonicalAddress(to.href)}` : input.url,
      })),
    },
  ]
}

/**
 * What search engines are told of a page beside its words, in its language: the bank on home pages, articles, events, questions, products and the way to a page
 * (D-SEO-6). Branches say their hours with the block that shows them.
 */
export const structuredData = (input: StructuredInput): readonly StructuredNode[] => {
  const { body, uri } = input.entry
  return [
    ...(uri === '/' ? [organisation(input)] : []),
    ...(body.kind === 'posts' || body.kind === 'releases' ? [article(input, body.kind, body.record as Records['posts'][number])] : []),
    ...(body.kind === 'events' ? event(input, body.record as Records['events'][number]) : []),
    ...questions(input),
    ...structuredProducts(input.blocks, input.content, { url: input.url, provider: bank(input) }),
    ...breadcrumb(input),
  ]
}
