import { formatDay } from '@bank/i18n/format.ts'
import type { Phrase } from '@bank/i18n/translate.ts'
import type { Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext } from '../../block.ts'
import { type Article, articleCategory } from '../../cards/record/article-card.ts'
import { cardText, cardTitle } from '../../cards/record/card-fields.ts'
import type { ToDetailProps } from '../detail.ts'

export type ArticleDetailProps = {
  title: Text
  category: Text | undefined
  intro: Text | undefined
  date: { readonly day: string; readonly text: string } | undefined
  /** Who wrote it, as a line of its own. */
  author: string | undefined
  image: PictureSource | undefined
  body: Text | undefined
  /** Back to the list it came from. */
  back: Action | undefined
}

const articleProps = (article: Article, context: BlockContext, list: { address: string; phrase: Phrase }): ArticleDetailProps => {
  const { language, html, picture, t } = context
  const author = article.author?.trim()
  return {
    title: cardTitle(article),
    category: articleCategory(article, context),
    intro: cardText(article),
    date: article.date ? { day: article.date, text: formatDay(article.date, language) } : undefined,
    author: author ? t('byAuthor', { author }) : undefined,
    image: picture(article.featuredImage || article.photo),
    body: html(article.body),
    back: action(context, list.address, { text: t(list.phrase) }),
  }
}

/** A blog post, back to the blog. */
export const toPostProps: ToDetailProps<'posts', ArticleDetailProps> = (post, context) =>
  articleProps(post, context, { address: '/blog/', phrase: 'allPosts' })

/** A press release, back to the news. */
export const toReleaseProps: ToDetailProps<'releases', ArticleDetailProps> = (release, context) =>
  articleProps(release, context, { address: '/news/', phrase: 'allReleases' })

/** A report, back to the investor relations. */
export const toReportProps: ToDetailProps<'reports', ArticleDetailProps> = (report, context) =>
  articleProps(report, context, { address: '/investor-relations/', phrase: 'allReports' })
