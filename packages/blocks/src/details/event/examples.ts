import type { DetailExamples } from '../detail.ts'

/** Named examples, by the records they show: they feed the tests, the gallery page and the pictures we judge the page by. */
export const examples: DetailExamples<'events'> = {
  'with a day, a place and a picture': { slug: 'events', id: 'homebuyer-night' },
  'with a date in words': { slug: 'events', id: 'shred-day' },
}
