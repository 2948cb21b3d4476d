import type { FaqSection } from '@bank/blocks/faq/toProps.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { translator } from '@bank/i18n/translate.ts'
import { eventDays } from '@bank/rules/lists/event-sessions.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
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

const article = (input: StructuredInput, kind: 'posts' | 'releases', record: Records['posts'][number]): StructuredNode => ({
  '@type': kind === 'posts' ? 'BlogPosting' : 'NewsArticle',
  headline: input.entry.title.text,
  description: input.entry.description?.text,
  url: input.url,
  inLanguage: input.entry.title.lang ?? input.content.language,
  image: input.image,
  datePublished: record.date,
  author: record.author?.trim() ? { '@type': 'Person', name: record.author.trim() } : bank(input),
  publisher: bank(input),
})

const event = (input: StructuredInput, record: Records['events'][number]): readonly StructuredNode[] => {
  const days = eventDays(record)
  if (!days) return []
  const sessions = record.sessions ?? []
  const at = (day: string, clock: string | undefined) => (clock ? `${day}T${clock}` : day)
  return [
    {
      '@type': 'Event',
      name: input.entry.title.text,
      description: input.entry.description?.text,
      url: input.url,
      image: input.image,
      startDate: at(days.first, sessions.at(0)?.from),
      endDate: at(days.last, sessions.at(-1)?.to),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      inLanguage: record.language === 'both' ? ['en', 'es'] : record.language,
      location: { '@type': 'Place', name: record.place?.text, address: record.place?.text },
      organizer: bank(input),
    },
  ]
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
        item: to && index < crumbs.length - 1 ? `${input.siteUrl}${to.href}` : input.url,
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
