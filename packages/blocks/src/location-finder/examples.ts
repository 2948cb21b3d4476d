import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { locationFinder } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof locationFinder> = {
  'with a headline': {
    headline: { en: 'Find one near you', es: 'Encuentre una cerca' },
    intro: { en: 'Type a town or a ZIP code.', es: 'Escriba una ciudad o un código postal.' },
  },
  'the finder alone': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
