import { formatDay } from '@bank/i18n/format.ts'
import type { Phrase } from '@bank/i18n/translate.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { feedAddress } from '@bank/rules/lists/feed-address.ts'
import { plainText } from '@bank/rules/text/plain-text.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext } from '../../block.ts'
import { type Article, articleCategory, newestFirst } from '../../cards/record/article-card.ts'
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
  readingTime: string | undefined
  topics: readonly Action[]
  /** Other articles of the list that share a topic, those that share most first, then the newest; where none shares one, the newest. */
  related: readonly { readonly id: string; readonly title: Text; readonly to: LinkTarget | undefined; readonly date: string | undefined }[]
  /** Where the list can be followed. */
  feed: Action | undefined
  labels: { readonly [name in 'related' | 'topics']: string }
  /** Back to the list it came from. */
  back: Action | undefined
}

/** Words that people read in a minute. */
const wordsPerMinute = 220
const relatedCount = 3

const readingTime = (article: Article, { t }: BlockContext): string | undefined => {
  const words = plainText(article.body?.text ?? '', unescapeHtml)
  return words === '' ? undefined : t('readingTime', { minutes: String(Math.ceil(words.split(' ').length / wordsPerMinute)) })
}

const relatedArticles = (article: Article, others: readonly Article[], { language, link }: BlockContext): ArticleDetailProps['related'] => {
  const shared = ({ Topic = [] }: Article) => Topic.filter((topic) => article.Topic?.includes(topic)).length
  const readable = others.filter((other) => other.id !== article.id && other.uri?.trim())
  const akin = readable.filter((other) => shared(other) > 0)
  return newestFirst(akin.length > 0 ? akin : readable)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, relatedCount)
    .map((other) => ({
      id: other.id,
      title: cardTitle(other),
      to: ownLink(link)(other.uri?.trim()),
      date: other.date ? formatDay(other.date, language) : undefined,
    }))
}

type List = {
  readonly address: string
  readonly phrase: Phrase
  readonly followed?: 'blog/post' | 'press/release'
  readonly articles: readonly Article[]
}

const articleProps = (article: Article, context: BlockContext, list: List): ArticleDetailProps => {
  const { language, html, picture, records, t } = context
  const toList = { t, link: ownLink(context.link) }
  const author = article.author?.trim()
  return {
    title: cardTitle(article),
    category: articleCategory(article, context),
    intro: cardText(article),
    date: article.date ? { day: article.date, text: formatDay(article.date, language) } : undefined,
    author: author ? t('byAuthor', { author }) : undefined,
    readingTime: readingTime(article, context),
    topics: (article.Topic ?? []).flatMap((topic) => {
      const name = nonBlank(records.categories.find(({ id }) => id === topic)?.name)
      return (name && action(toList, `${list.address}?topic=${topic}`, name)) ?? []
    }),
    image: picture(article.featuredImage || article.photo),
    body: html(article.body),
    related: relatedArticles(article, list.articles, context),
    feed: list.followed && action(context, feedAddress(list.followed, language), { text: t('feed.follow') }),
    labels: { related: t('articleRelated'), topics: t('articleTopics') },
    back: action(toList, list.address, { text: t(list.phrase) }),
  }
}

/** A blog post, back to the blog. */
export const toPostProps: ToDetailProps<'posts', ArticleDetailProps> = (post, context) =>
  articleProps(post, context, { address: '/blog/', phrase: 'allPosts', followed: 'blog/post', articles: context.records.posts })

/** A press release, back to the news. */
export const toReleaseProps: ToDetailProps<'releases', ArticleDetailProps> = (release, context) =>
  articleProps(release, context, {
    address: '/news/',
    phrase: 'allReleases',
    followed: 'press/release',
    articles: context.records.releases,
  })

/** A report, back to the investor relations. */
export const toReportProps: ToDetailProps<'reports', ArticleDetailProps> = (report, context) =>
  articleProps(report, context, { address: '/investor-relations/', phrase: 'allReports', articles: context.records.reports })
