import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { accountComparison } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof accountComparison> = {
  'all accounts, with small print': {
    headline: { en: 'Side by side', es: 'Una junto a otra' },
    description: { en: 'Tick up to three.', es: 'Marque hasta tres.' },
    disclosure: {
      en: '<p>Fees could reduce earnings. Member FDIC.</p>',
      es: '<p>Los cargos pueden reducir las ganancias. Miembro de la FDIC.</p>',
    },
  },
  'without words of its own': {},
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
