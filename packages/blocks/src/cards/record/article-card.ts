import { formatDay } from '@bank/i18n/format.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { posts } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { BlockContext } from '../../block.ts'
import { type Facets, facetValue } from '../../live-list/facets.ts'
import { type CardFields, cardAddress, cardPhoto, cardText, cardTitle, cut } from './card-fields.ts'
import type { ArticleCard } from './cards.ts'

/** Posts, releases and reports have the same fields. */
export type Article = Read<RecordOf<typeof posts>>

/** What an article is filed under: its category, else the name of its first topic (CARD-15). */
export const articleCategory = ({ category, Topic }: Article, { records }: Pick<BlockContext, 'records'>): Text | undefined =>
  nonBlank(category) ?? nonBlank(records.categories.find(({ id }) => id === Topic?.[0])?.name)

/** An article's topics, or else its category, and its year. */
const articleFacets = (article: Article, context: Pick<BlockContext, 'records'>): Facets => {
  const topics = (article.Topic ?? []).flatMap((topic) => {
    const label = nonBlank(context.records.categories.find(({ id }) => id === topic)?.name)?.text
    return label ? [{ value: topic, label }] : []
  })
  const category = articleCategory(article, context)?.text
  const topic = topics.length > 0 || !category ? topics : [{ value: facetValue(category), label: category }]
  const year = article.date?.slice(0, 4)
  return { topic, ...(year && { year: [{ value: year, label: year }] }) }
}

/** Whether an address names a file rather than a page. */
const isFile = (href: string): boolean => /\.[a-z\d]{2,5}(?:[?#]|$)/i.test(href)

/** A card of `words` words that leads to the article, or home when it has no address (CARD-03, CARD-04, CARD-13 to CARD-16, CARD-38). */
export const toArticleCard = (article: Article & CardFields, context: BlockContext, words: number): ArticleCard => {
  const { language, link, picture, t } = context
  const address = cardAddress(article)
  return {
    type: 'article',
    id: article.id,
    title: cardTitle(article),
    to: ownLink(link)(address),
    category: articleCategory(article, context),
    text: cut(cardText(article), words),
    photo: picture(cardPhoto(article)),
    date: article.date ? { day: article.date, text: formatDay(article.date, language) } : undefined,
    download: isFile(address) ? t('downloadFile') : undefined,
    facets: articleFacets(article, context),
  }
}

/** Articles from the newest to the oldest; those of one day, and those without a day at the end, keep their order. */
export const newestFirst = <Dated extends { readonly date?: string | undefined }>(articles: readonly Dated[]): readonly Dated[] =>
  articles.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
