import type { Examples } from '../example.ts'
import type { calculatorFrame } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof calculatorFrame> = {
  'under a headline': {
    headline: { en: 'What would it cost a month?', es: '¿Cuánto costaría al mes?' },
    description: {
      en: 'Put in an amount, a rate and the years. Nothing you type leaves this page.',
      es: 'Escriba un monto, una tasa y los años. Nada de lo que escriba sale de esta página.',
    },
  },
  'opening with the loan of its page': { amount: 35_000, rate: 7.25, years: 5 },
  'the calculator alone': {},
}
