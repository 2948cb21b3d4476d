import { questionAnchor } from '@bank/blocks/faq/faq-address.ts'
import type { Content } from '@bank/content/snapshot/read-content.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import type { SearchDocument } from '@bank/search/document.ts'
import { firstMentions } from './mentions.ts'
import type { SearchPage } from './search-page.ts'

const weights = { question: 1, product: 0.85, person: 0.8 } as const

const nothing = { labels: [], keywords: [], headings: [], places: [], description: '', text: '' } as const

type Draft = Omit<SearchDocument, 'url'>

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
    .map(({ name, subline, cycleServiceCharges, terms }) => ({
      ...nothing,
      kind: 'product',
      name: oneLine(name),
      description: oneLine(subline),
      text: [cycleServiceCharges, terms].filter(Boolean).join('\n'),
      weight: weights.product,
    }))

const peopleOf = ({ records }: Content): readonly Draft[] =>
  records.staff.map(({ firstName, lastName, title }) => ({
    ...nothing,
    kind: 'person',
    name: oneLine([firstName, lastName].filter(Boolean).join(' ')),
    description: oneLine(title?.text),
    weight: weights.person,
  }))

/** Questions, products and people, each at the page that shows it; what no page speaks of is not found. */
export const recordDocuments = (pages: readonly SearchPage[], content: Content): readonly SearchDocument[] => {
  const drafts = [...productsOf(content), ...peopleOf(content)].filter(({ name }) => name !== '')
  const shown = firstMentions(pages, new Set(drafts.map(({ name }) => name)))
  const questions = questionsOf(
    content,
    pages.find(({ uri }) => uri === '/faq/'),
  )
  return [
    ...questions.filter(({ name }) => name !== ''),
    ...drafts.flatMap((draft) => {
      const page = shown.get(draft.name)
      return page ? [{ ...draft, url: page.url }] : []
    }),
  ]
}
