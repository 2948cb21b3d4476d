import { productAnchor } from '@bank/blocks/cards/product/product-card.ts'
import { questionAnchor } from '@bank/blocks/faq/faq-address.ts'
import { memberAnchor } from '@bank/blocks/team-directory/toProps.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { cardsOnPages } from './cards-on-pages.ts'
import { firstMentions } from './mentions.ts'
import type { SearchPage } from './search-page.ts'

const weights = { question: 1, product: 0.85, person: 0.8 } as const

const nothing = { labels: [], keywords: [], headings: [], places: [], description: '', text: '' } as const

/** A document that lacks its address, and the id of its card on pages. */
type Draft = { readonly card: string; readonly document: Omit<SearchDocument, 'url'> }

const oneLine = (text: string | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')

const questionsOf = ({ records }: Content, faq: SearchPage | undefined): readonly SearchDocument[] =>
  faq === undefined
    ? []
    : records['faq-questions'].map(({ id, question, answer }) => ({
        ...nothing,
        url: `${faq.url}#${questionAnchor(id)}`,
        kind: 'question',
        name: oneLine(question?.text),
        text: plainText(answer?.text ?? '', unescapeHtml),
        weight: weights.question,
      }))

const productsOf = ({ records, language }: Content): readonly Draft[] =>
  records.products
    .filter(({ id }) => id.endsWith(`-${language}`))
    .map(({ id, name, subline, cycleServiceCharges, terms }) => ({
      card: productAnchor(id),
      document: {
        ...nothing,
        kind: 'product',
        name: oneLine(name),
        description: oneLine(subline),
        text: [cycleServiceCharges, terms].filter(Boolean).join('\n'),
        weight: weights.product,
      },
    }))

const peopleOf = ({ records }: Content): readonly Draft[] =>
  records.staff.map(({ id, firstName, lastName, title }) => ({
    card: memberAnchor(id),
    document: {
      ...nothing,
      kind: 'person',
      name: oneLine([firstName, lastName].filter(Boolean).join(' ')),
      description: oneLine(title?.text),
      weight: weights.person,
    },
  }))

/** Questions, products and people, each at its card, else at the page that is the first to speak of it; what no page speaks of is not found. */
export const recordDocuments = (pages: readonly SearchPage[], content: Content): readonly SearchDocument[] => {
  const drafts = [...productsOf(content), ...peopleOf(content)].filter(({ document }) => document.name !== '')
  const cards = cardsOnPages(pages, new Set(drafts.map(({ card }) => card)))
  const mentioned = firstMentions(pages, new Set(drafts.flatMap(({ card, document }) => (cards.has(card) ? [] : [document.name]))))
  const questions = questionsOf(
    content,
    pages.find(({ uri }) => uri === '/faq/'),
  )
  return [
    ...questions.filter(({ name }) => name !== ''),
    ...drafts.flatMap(({ card, document }) => {
      const url = cards.get(card) ?? mentioned.get(document.name)?.url
      return url === undefined ? [] : [{ ...document, url }]
    }),
  ]
}
