import type { FraudIcon } from '@bank/model/icons.ts'
import type { Text } from '@bank/model/text.ts'
import type { Action } from '../action.ts'
import type { LinkTarget } from '../primitives/Link.tsx'
import type { PictureSource } from '../primitives/Picture.tsx'

type Base = { readonly id: string; readonly title: Text }

/** A blog post, a press release or a report (CARD-10 to CARD-16, D-CARD-2). */
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

/** An event (CARD-05 to CARD-08). */
export type EventCard = Base & {
  readonly type: 'event'
  readonly to: LinkTarget | undefined
  readonly text: Text | undefined
  readonly day: string | undefined
  readonly date: Text | undefined
  readonly time: Text | undefined
  readonly place: Text | undefined
  readonly photo: PictureSource | undefined
}

/** A story in three headed parts (CARD-19). */
export type StoryCard = Base & {
  readonly type: 'story'
  readonly to: LinkTarget | undefined
  readonly parts: readonly { readonly name: string; readonly text: Text }[]
  readonly photo: PictureSource | undefined
}

/** A piece of work (CARD-17). */
export type PortfolioCard = Base & {
  readonly type: 'portfolio'
  readonly to: LinkTarget | undefined
  readonly description: Text | undefined
  readonly photo: PictureSource | undefined
}

/** A lesson of a training (CARD-22, CARD-23, CARD-26). */
export type TrainingCard = Base & {
  readonly type: 'training'
  /** Ordinal and label, as in 1st Day. */
  readonly day: Text
  readonly body: Text | undefined
}

/** A service (CARD-27). */
export type ServiceCard = Base & {
  readonly type: 'service'
  readonly icon: { readonly address: string; readonly width: number } | undefined
  readonly text: Text | undefined
  readonly more: Action | undefined
}

/** Something to know, with a fraud icon (CARD-29, CARD-30). */
export type InfoCard = Base & {
  readonly type: 'info'
  /** Names what a phone folds. */
  readonly foldLabel: string
  readonly icon: FraudIcon
  readonly intro: Text | undefined
  readonly body: Text | undefined
}

export type RecordCard = ArticleCard | EventCard | StoryCard | PortfolioCard | TrainingCard | ServiceCard | InfoCard
