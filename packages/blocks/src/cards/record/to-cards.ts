import type { BlockContext } from '../../block.ts'
import type { listedModels } from '../../record-list/schema.ts'
import { newestFirst } from './article-card.ts'
import type { CardFields } from './card-fields.ts'
import type { RecordCard } from './cards.ts'
import { soonestFirst } from './event-card.ts'
import { type CardType, toCard } from './to-card.ts'

export type Model = (typeof listedModels)[number]

type Records = BlockContext['records']

type Listed = {
  readonly type?: CardType
  /** What its cards look like, also when there is none yet. */
  readonly looks: RecordCard['type']
  /** How many cards of a long list show at first; the others come at the press of a button. */
  readonly page?: 7 | 12
  readonly of: (records: Records) => readonly CardFields[]
}

/** The type of a model's cards, and its records in the order in which they are shown. */
const models: Record<Model, Listed> = {
  // The newest leads over the whole width: two rows of three are below it.
  'blog/post': { type: 'Post', looks: 'article', page: 7, of: ({ posts }) => newestFirst(posts) },
  'press/release': { type: 'Release', looks: 'article', page: 7, of: ({ releases }) => newestFirst(releases) },
  report: { type: 'Report', looks: 'article', page: 7, of: ({ reports }) => newestFirst(reports) },
  event: { type: 'Event', looks: 'event', page: 12, of: ({ events }) => soonestFirst(events) },
  story: { type: 'Story', looks: 'story', page: 12, of: ({ stories }) => stories },
  portfolio: { type: 'Portfolio', looks: 'portfolio', of: ({ portfolios }) => portfolios },
  training: { type: 'Training', looks: 'training', page: 12, of: ({ trainings }) => trainings },
  'service/post': { type: 'ServicePost', looks: 'service', of: (records) => records['service-posts'] },
  'service/post/for/tile/grid': { type: 'ServicePostForTileGrid', looks: 'tile', of: (records) => records['service-posts'] },
  location: { type: 'Office', looks: 'office', of: ({ locations }) => locations },
  'info/card': { type: 'InfoCard', looks: 'info', of: (records) => records['info-cards'] },
  // No card of their own: any other type shows a listing card (CARD-02).
  'content/page': {
    looks: 'listing',
    of: ({ pages }) => pages.filter(({ inSitemap }) => inSitemap !== false).map((page) => ({ ...page, featuredImage: page.shareImage })),
  },
}

/** How the cards of a model look. */
export const looksOf = (model: Model): RecordCard['type'] => models[model].looks

/** How many cards of a list show at first; nothing for lists that are no live lists. */
export const pageOf = (model: Model): number | undefined => models[model].page

/** The cards of a model, in the order in which they are shown, at most `limit` of them. */
export const toCards = (model: Model, limit: number | undefined, context: BlockContext): readonly RecordCard[] => {
  const { type, of } = models[model]
  return of(context.records)
    .slice(0, limit)
    .map((record, index) => toCard(type, record, context, index + 1))
}
