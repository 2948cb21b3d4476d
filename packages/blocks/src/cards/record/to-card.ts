import type { RecordOf } from '@bank/model/collection.ts'
import type { infoCards, portfolios, servicePosts, stories, trainings } from '@bank/model/collections/cards.ts'
import type { Read } from '@bank/model/read.ts'
import { wordLimits } from '@bank/rules/constants.ts'
import type { BlockContext } from '../../block.ts'
import type { Location } from '../location/location-card.ts'
import { type Article, toArticleCard } from './article-card.ts'
import type { CardFields } from './card-fields.ts'
import type { RecordCard } from './cards.ts'
import { type Event, toEventCard } from './event-card.ts'
import { toInfoCard } from './info-card.ts'
import { toListingCard } from './listing-card.ts'
import { toOfficeCard } from './office-card.ts'
import { toPortfolioCard, toServicePostCard, toStoryCard, toTileCard, toTrainingCard } from './work-cards.ts'

/** The records behind each type that has a card of its own (CARD-01). */
type RecordOfType = {
  Post: Article
  Release: Article
  Report: Article
  Event: Event
  Story: Read<RecordOf<typeof stories>>
  Portfolio: Read<RecordOf<typeof portfolios>>
  Training: Read<RecordOf<typeof trainings>>
  ServicePost: Read<RecordOf<typeof servicePosts>>
  ServicePostForTileGrid: Read<RecordOf<typeof servicePosts>>
  Office: Location
  InfoCard: Read<RecordOf<typeof infoCards>>
}

export type CardType = keyof RecordOfType

type Maker<Fields> = (record: Fields, context: BlockContext, position: number) => RecordCard

const makers: { readonly [Type in CardType]: Maker<RecordOfType[Type]> } = {
  Post: (record, context) => toArticleCard(record, context, wordLimits.post),
  Release: (record, context) => toArticleCard(record, context, wordLimits.release),
  // A report is set like a post (D-CARD-2).
  Report: (record, context) => toArticleCard(record, context, wordLimits.post),
  Event: toEventCard,
  Story: toStoryCard,
  Portfolio: toPortfolioCard,
  Training: toTrainingCard,
  ServicePost: toServicePostCard,
  ServicePostForTileGrid: toTileCard,
  Office: toOfficeCard,
  InfoCard: toInfoCard,
}

const isCardType = (type: string | undefined): type is CardType => type !== undefined && Object.hasOwn(makers, type)

/**
 * The card of a record by the name of its type; any other type, and none, makes a listing card (CARD-01, CARD-02). `position` counts
 * from 1.
 */
export const toCard = (type: string | undefined, record: CardFields, context: BlockContext, position = 1): RecordCard =>
  // Which type comes is known at run time only; the table above pairs each type with its records.
  isCardType(type) ? (makers[type] as Maker<CardFields>)(record, context, position) : toListingCard(record, context)
