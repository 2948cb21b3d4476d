import { formatDay } from '@bank/i18n/format.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { type Action, action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import { ownLink } from '@bank/ui/links/own-link.ts'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext, ToProps } from '../block.ts'
import { articleCategory } from '../cards/record/article-card.ts'
import { cardPhoto, cardText, cardTitle } from '../cards/record/card-fields.ts'
import type { latestStories } from './schema.ts'

export type Story = {
  readonly to: LinkTarget | undefined
  readonly label: Text | undefined
  readonly title: Text
  readonly intro: Text | undefined
  readonly image: PictureSource | undefined
  /** The day as stored, for machines, and in words. */
  readonly day: string | undefined
  readonly date: string
}

export type LatestStoriesProps = {
  label: Text | undefined
  headline: Text | undefined
  lead: Story
  others: readonly Story[]
  action: Action | undefined
}

type Article = BlockContext['records']['posts'][number]

/** One lead story and three rows. */
const shown = 4

const story =
  (context: BlockContext) =>
  (article: Article): Story => ({
    to: ownLink(context.link)(article.uri),
    label: articleCategory(article, context),
    title: cardTitle(article),
    intro: cardText(article),
    image: context.picture(cardPhoto(article)),
    day: article.date,
    date: formatDay(article.date, context.language),
  })

/** The newest posts and releases together, newest first; those without a date come last, in content order. */
export const toProps: ToProps<typeof latestStories, LatestStoriesProps> = (record, context) => {
  const { posts, releases } = context.records
  const newest = [...posts, ...releases]
    .filter((article) => cardTitle(article).text !== '')
    .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  const [lead, ...others] = newest.slice(0, shown).map(story(context))
  if (!lead) return undefined
  return {
    label: nonBlank(record.label),
    headline: nonBlank(record.headline),
    lead,
    others,
    action: action(context, record.link, record.linkText, record.refresh),
  }
}
