import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { rateSheet } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof rateSheet> = {
  'with small print': {
    headline: { en: 'What each account earns', es: 'Lo que gana cada cuenta' },
    finePrint: {
      en: 'APY means annual percentage yield. Rates are accurate as of {date}. Member FDIC.',
      es: 'APY es el rendimiento porcentual anual. Tasas vigentes al {date}. Miembro de la FDIC.',
    },
  },
  'under the default headline': { description: { en: 'Each figure has its balance and its date beside it.' } },
}

const rated = testRecords.products.map((product) =>
  product.id === 'workboat-checking-en' ? { ...product, rate: 'steady-certificate' } : product,
)

/** The records that the examples show. */
export const exampleContent = { records: { ...testRecords, products: rated } }
