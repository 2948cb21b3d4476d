import type { FraudIcon } from '@bank/model/icons.ts'
import type { Text } from '@bank/model/text.ts'
import type { Action } from '@bank/ui/links/action.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { Facets } from '../../live-list/facets.ts'
import type { LocationCard } from '../location/location-card.ts'

type Base = {
  readonly id: string
  readonly title: Text
  /** What visitors can choose it by. */
  readonly facets?: Facets | undefined
}

/** Any record without a card of its own (CARD-02, CARD-10 to CARD-12). */
export type ListingCard = Base & {
  readonly type: 'listing'
  readonly to: LinkTarget | undefined
  readonly text: Text | undefined
  readonly photo: PictureSource | undefined
}

/** A blog post, a press release or a report (CARD-13 to CARD-16, CARD-38, D-CARD-2). */
export type ArticleCard = Base & {
  readonly type: 'article'
  readonly to: LinkTarget | undefined
  readonly category: Text | undefined
  readonly text: Text | undefined
  readonly photo: PictureSource | undefined
  /** The day as stored, for machines, and as people read it. */
  readonly date: { readonly day: string; readonly text: string } | undefined
  /** Said on cards that lead to a file. */
  readonly download: string | undefined
}

/** An event, folded until its button is pressed (CARD-05 to CARD-09). */
export type EventCard = Base & {
  readonly type: 'event'
  /** Its place among all events, and the region of its location: those of the visitor's come first (D-REG-3). */
  readonly at: number
  readonly region: string | undefined
  readonly to: LinkTarget | undefined
  readonly text: Text | undefined
  readonly day: string | undefined
  readonly date: Text | undefined
  readonly time: Text | undefined
  readonly place: Text | undefined
  readonly photo: PictureSource | undefined
  /** What the button is called. */
  readonly unfoldLabel: string
  /** The way to the whole text, for an event with an address of its own. */
  readonly more: Action | undefined
}

/** A story in three parts, one of them shown (CARD-19 to CARD-21). */
export type StoryCard = Base & {
  readonly type: 'story'
  readonly to: LinkTarget | undefined
  readonly parts: readonly { readonly name: string; readonly text: Text }[]
  /** What the row of tabs is called. */
  readonly partsLabel: string
  readonly photo: PictureSource | undefined
}

/** A piece of work, its description on the back (CARD-17, CARD-18). */
export type PortfolioCard = Base & {
  readonly type: 'portfolio'
  readonly more: Action | undefined
  readonly description: Text | undefined
  readonly photo: PictureSource | undefined
  /** What the button is called that turns the card over. */
  readonly turnLabel: string
}

/** A lesson of a training, its text on the back (CARD-22 to CARD-26). */
export type TrainingCard = Base & {
  readonly type: 'training'
  /** Ordinal and label, as in 1st Day. */
  readonly day: Text
  readonly body: Text | undefined
  /** What the button is called that turns the card over. */
  readonly turnLabel: string
}

/** A service (CARD-27). */
export type ServicePostCard = Base & {
  readonly type: 'service'
  readonly icon: { readonly address: string; readonly width: number } | undefined
  readonly text: Text | undefined
  readonly more: Action | undefined
}

/** A service as a tile that is its own link (CARD-28, D-CARD-9). */
export type TileCard = Base & {
  readonly type: 'tile'
  readonly to: LinkTarget | undefined
  /** Address of the icon. */
  readonly icon: string | undefined
  readonly text: Text | undefined
  /** The words of the link, when the record has any. */
  readonly linkText: Text | undefined
}

/** A place of the bank, with its city. */
export type OfficeCard = LocationCard & Pick<Base, 'facets'> & { readonly type: 'office'; readonly city: string }

/** Something to know, with a fraud icon (CARD-29, CARD-30). */
export type InfoCard = Base & {
  readonly type: 'info'
  /** Names what a phone folds. */
  readonly foldLabel: string
  readonly icon: FraudIcon
  readonly intro: Text | undefined
  readonly body: Text | undefined
}

export type RecordCard =
  | ListingCard
  | ArticleCard
  | EventCard
  | StoryCard
  | PortfolioCard
  | TrainingCard
  | ServicePostCard
  | TileCard
  | OfficeCard
  | InfoCard
