import type { BlockContext } from '../block.ts'
import { newestFirst, toArticleCard } from './article-card.ts'
import type { RecordCard } from './cards.ts'
import { soonestFirst, toEventCard } from './event-card.ts'
import { toInfoCard } from './info-card.ts'
import type { listedModels } from './schema.ts'
import { toPortfolioCard, toServiceCard, toStoryCard, toTrainingCard } from './work-cards.ts'

type Model = (typeof listedModels)[number]

const cardsOf: Record<Model, (context: BlockContext) => readonly RecordCard[]> = {
  'blog/post': (context) => newestFirst(context.records.posts).map((post) => toArticleCard(post, context)),
  'press/release': (context) => newestFirst(context.records.releases).map((release) => toArticleCard(release, context)),
  report: (context) => newestFirst(context.records.reports).map((report) => toArticleCard(report, context)),
  event: (context) => soonestFirst(context.records.events).map((event) => toEventCard(event, context)),
  story: (context) => context.records.stories.map((story) => toStoryCard(story, context)),
  portfolio: (context) => context.records.portfolios.map((work) => toPortfolioCard(work, context)),
  training: (context) => context.records.trainings.map((training, index) => toTrainingCard(training, index + 1, context)),
  'service/post': (context) => context.records['service-posts'].map((service) => toServiceCard(service, context)),
  'info/card': (context) => context.records['info-cards'].map((info) => toInfoCard(info, context)),
}

/** The cards of a model, in the order in which they are shown, at most `limit` of them. */
export const toCards = (model: Model, limit: number | undefined, context: BlockContext): readonly RecordCard[] =>
  cardsOf[model](context).slice(0, limit)
