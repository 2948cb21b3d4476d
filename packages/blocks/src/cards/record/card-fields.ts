import { nonBlank, type Text } from '@bank/model/text.ts'
import { cutWords } from '@bank/rules/text/cut-words.ts'

import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'

type Written = Text | string | undefined

/** What the cards of most records are made of, whatever else a record has: each record fills in some of these. */
export type CardFields = {
  readonly id: string
  readonly uri?: string | undefined
  readonly title?: Written
  readonly name?: Written
  readonly headline?: Written
  readonly intro?: Written
  readonly description?: Written
  readonly excerpt?: Written
  readonly photo?: string | undefined
  readonly featuredImage?: string | undefined
}

const firstWritten = (...candidates: readonly Written[]): Text | undefined =>
  candidates.map((one) => nonBlank(typeof one === 'string' ? { text: one } : one)).find((one) => one !== undefined)

/** Title, name or headline, the first that is written (CARD-10, CARD-16). */
export const cardTitle = ({ title, name, headline }: CardFields): Text => firstWritten(title, name, headline) ?? { text: '' }

/** Intro, description or excerpt, the first that is written (CARD-12, CARD-27, CARD-38). */
export const cardText = ({ intro, description, excerpt }: CardFields): Text | undefined => firstWritten(intro, description, excerpt)

/** Id of the photo or of the featured picture (CARD-11, CARD-16). */
export const cardPhoto = ({ photo, featuredImage }: CardFields): string | undefined => photo || featuredImage

/** A picture without its alternative text: it only decorates the card, and an island would carry them to the browser twice. */
export const decorative = (picture: PictureSource | undefined): PictureSource | undefined =>
  picture && { name: picture.name, width: picture.width, height: picture.height, ...(picture.service && { service: picture.service }) }

/** The record's own address, or the one that its cards lead to without it (CARD-03, CARD-04, D-CARD-1). */
export const cardAddress = ({ uri }: CardFields, otherwise: '/' | '/events/' = '/'): string => uri?.trim() || otherwise

/** The words of a text cut to `count`; nothing for none (D-CARD-3). */
export const cut = (value: Text | undefined, count: number, options: { ellipsis?: boolean } = {}): Text | undefined =>
  nonBlank(value && { ...value, text: cutWords(value.text, count, options) })
