import type { BlockContext } from '../block.ts'
import { newestFirst } from './article-card.ts'
import type { CardFields } from './card-fields.ts'
import type { RecordCard } from './cards.ts'
import { soonestFirst } from './event-card.ts'
import type { listedModels } from './schema.ts'
import { type CardType, toCard } from './to-card.ts'

type Model = (typeof listedModels)[number]

type Records = BlockContext['records']

/** The type of a model's cards, and its records in the order in which they are shown. */
const models: Record<Model, { readonly type?: CardType; readonly of: (records: Records) => readonly CardFields[] }> = {
  'blog/post': { type: 'Post', of: ({ posts }) => newestFirst(posts) },
  'press/release': { type: 'Release', of: ({ releases }) => newestFirst(releases) },
  report: { type: 'Report', of: ({ reports }) => newestFirst(reports) },
  event: { type: 'Event', of: ({ events }) => soonestFirst(events) },
  story: { type: 'Story', of: ({ stories }) => stories },
  portfolio: { type: 'Portfolio', of: ({ portfolios }) => portfolios },
  training: { type: 'Training', of: ({ trainings }) => trainings },
  'service/post': { type: 'ServicePost', of: (records) => records['service-posts'] },
  'service/post/for/tile/grid': { type: 'ServicePostForTileGrid', of: (records) => records['service-posts'] },
  location: { type: 'Office', of: ({ locations }) => locations },
  'info/card': { type: 'InfoCard', of: (records) => records['info-cards'] },
  // No card of their own: any other type shows a listing card (CARD-02).
  'content/page': {
    of: ({ pages }) => pages.filter(({ inSitemap }) => inSitemap !== false).map((page) => ({ ...page, featuredImage: page.shareImage })),
  },
}

/** The cards of a model, in the order in which they are shown, at most `limit` of them. */
export const toCards = (model: Model, limit: number | undefined, context: BlockContext): readonly RecordCard[] => {
  const { type, of } = models[model]
  return of(context.records)
    .slice(0, limit)
    .map((record, index) => toCard(type, record, context, index + 1))
}
