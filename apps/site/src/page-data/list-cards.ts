import type { RecordCard } from '@bank/blocks/cards/record/cards.ts'
import { type Model, pageOf, toCards } from '@bank/blocks/cards/record/to-cards.ts'
import { listedModels } from '@bank/blocks/record-list/schema.ts'
import { type Language, languages } from '@bank/i18n/languages.ts'
import { blockContext, linkResolver } from './block-context.ts'
import { problemCollector } from './page-error.ts'
import type { ContentParts } from './site-parts.ts'

/** A record's place in its list, from 0 on, and the card that the list shows of it. */
export type ListedCard = { readonly at: number; readonly card: RecordCard }

/** The cards of all live lists by language, data source under its name in the list API, and id. */
export type ListCards = Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, ListedCard>>>>>>

/** Models with live lists, and the data sources that they are asked for. */
const sources: readonly (readonly [Model, string])[] = [
  ...listedModels.filter((model) => pageOf(model) !== undefined).map((model) => [model, model] as const),
  ['location', 'office'],
]

/**
 * The cards that pages show in their live lists, for the API to answer with: made by the code that makes the pages, so that an answer
 * that changes nothing is known by its fingerprint, and one that does is rendered like the page. Throws a `PageError`.
 */
export const listCards = ({ contents, site }: Pick<ContentParts, 'contents' | 'site'>): ListCards => {
  const problems = problemCollector()
  const cardsIn = (language: Language) => {
    const content = contents[language]
    const where = () => 'lists'
    const link = linkResolver(content, site.linkContext, where, problems)
    const context = blockContext({
      content,
      path: '/',
      link,
      pages: () => [],
      where,
      problems,
      images: site.images,
      liveRefreshFlag: undefined,
    })
    return Object.fromEntries(
      sources.map(([model, source]) => [
        source,
        Object.fromEntries(toCards(model, undefined, context).map((card, at) => [card.id, { at, card }])),
      ]),
    )
  }
  const cards = Object.fromEntries(languages.map((language) => [language, cardsIn(language)])) as ListCards
  problems.refuse()
  return cards
}
