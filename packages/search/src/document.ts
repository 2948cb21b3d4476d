import type { Language } from '@bank/i18n/languages.ts'

/** What a result can be. */
export const documentKinds = ['page', 'product', 'question', 'person', 'location', 'event', 'article'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Something that can be found in one language. Its texts are composed Unicode. */
export type SearchDocument = {
  readonly url: string
  readonly kind: DocumentKind
  readonly name: string
  /** Other short names: of menu items that lead to it, of who leads a branch. */
  readonly labels: readonly string[]
  /** What people also call it or ask for; no result shows it. */
  readonly keywords: readonly string[]
  readonly headings: readonly string[]
  readonly description: string
  /** Its words, one passage on each line. */
  readonly text: string
  /** Names of the towns and states that it lies in, and its own if it is a place. */
  readonly places: readonly string[]
  /** How likely somebody means it, from 0 to 1, and when its own name is in the search. */
  readonly weight: number
  readonly namedWeight?: number | undefined
  /** Id of the location that it shows, where somebody is there. */
  readonly location?: string | undefined
  /** The language of its texts where it is another than the one in which it is found. */
  readonly lang?: Language | undefined
  /** The same of its name: menus may have one in the language of the page. */
  readonly nameLang?: Language | undefined
}

export const shortAnswers = ['telephone', 'routing', 'hours'] as const

export type ShortAnswerKind = (typeof shortAnswers)[number]

/** Words and phrases of one language that mean the same, and the addresses that answer them best. */
export type WordGroup = {
  readonly id: string
  readonly phrases: readonly string[]
  /** The same in the other language: people type both, whatever the page. */
  readonly foreign?: readonly string[] | undefined
  readonly answers: readonly string[]
  /** What is offered where nothing answers. */
  readonly instead?: readonly string[] | undefined
  /** What is told above the results. */
  readonly shortAnswer?: ShortAnswerKind | undefined
}
