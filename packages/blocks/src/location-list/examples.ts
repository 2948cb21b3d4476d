import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { locationList } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof locationList> = {
  'with a headline': {
    headline: { en: 'Every door and every machine', es: 'Cada puerta y cada cajero' },
    intro: { en: 'Pick a state, then a town.', es: 'Elija un estado y luego una ciudad.' },
  },
  'locations alone': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
