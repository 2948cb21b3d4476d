import { formatDay } from '@bank/i18n/format.ts'
import type { RecordOf } from '@bank/model/collection.ts'
import type { posts } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import type { Text } from '@bank/model/text.ts'
import { wordLimits } from '@bank/rules/constants.ts'
import { cutWords } from '@bank/rules/text/cut-words.ts'
import { type BlockContext, written } from '../block.ts'
import type { ArticleCard } from './cards.ts'

/** Posts, releases and reports have the same fields. */
export type Article = Read<RecordOf<typeof posts>>

/** The words of a text cut to `count`; nothing for none (D-CARD-3). */
export const cut = (value: Text | undefined, count: number, options: { ellipsis?: boolean } = {}): Text | undefined =>
  written(value && { ...value, text: cutWords(value.text, count, options) })

/** What an article is filed under: its category, else the name of its first topic (CARD-15). */
export const articleCategory = ({ category, Topic }: Article, { records }: Pick<BlockContext, 'records'>): Text | undefined =>
  written(category) ?? written(records.categories.find(({ id }) => id === Topic?.[0])?.name)

/** Whether an address names a file rather than a page. */
const isFile = (href: string): boolean => /\.[a-z\d]{2,5}(?:[?#]|$)/i.test(href)

/** A card of 12 words that leads to the article, or home when it has no address (CARD-03, CARD-04, CARD-13, CARD-14). */
export const toArticleCard = (article: Article, context: BlockContext): ArticleCard => {
  const { language, link, picture, t } = context
  const uri = article.uri?.trim()
  return {
    type: 'article',
    id: article.id,
    title: article.title ?? { text: '' },
    to: link(uri || '/'),
    category: articleCategory(article, context),
    text: cut(article.intro, wordLimits.post),
    photo: picture(article.featuredImage),
    date: article.date ? { day: article.date, text: formatDay(article.date, language) } : undefined,
    download: uri && isFile(uri) ? t('downloadFile') : undefined,
  }
}

/** Articles from the newest to the oldest; those of one day, and those without a day at the end, keep their order. */
export const newestFirst = <Dated extends { readonly date?: string | undefined }>(articles: readonly Dated[]): readonly Dated[] =>
  articles.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
