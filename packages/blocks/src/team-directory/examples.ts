import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { teamDirectory } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof teamDirectory> = {
  'with a headline': {
    headline: { en: 'Your treasury people, by name', es: 'Su equipo de tesorería, por nombre' },
    intro: {
      en: 'Call the one nearest to you. They answer their own phones.',
      es: 'Llame a quien le quede más cerca. Ellos mismos contestan.',
    },
  },
  'people alone': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
