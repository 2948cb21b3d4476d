import type { Payload } from 'payload'

/** The largest number that either database counts ids to. */
const largest = 2 ** 31 - 1

/** Whether a text is an id of records that are counted. */
export const isNumberId = (text: unknown): boolean => /^\d+$/.test(String(text)) && Number(text) <= largest

/** Whether the records of a collection are counted; others have names that people chose. */
export const hasNumberIds = ({ collections }: Pick<Payload, 'collections'>, slug: string): boolean =>
  collections[slug] !== undefined && collections[slug].customIDType !== 'text'
