import type { Examples } from '../example.ts'
import type { savingsCalculator } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof savingsCalculator> = {
  'words, balances of its own, button and small print': {
    headline: { en: 'What would yours earn?', es: '¿Cuánto ganaría el suyo?' },
    intro: {
      en: 'Put in what you have set aside. The interest of a year and of a month stands beside it.',
      es: 'Escriba lo que tiene ahorrado. Al lado verá el interés de un año y el de un mes.',
    },
    balances: [{ amount: 5000 }, { amount: 20_000 }, { amount: 100_000 }],
    finePrint: {
      en: 'APY means annual percentage yield. Rates are variable and are accurate as of {date}. Fees could reduce earnings. Member FDIC.',
      es: 'APY significa rendimiento porcentual anual. Las tasas son variables y son exactas al {date}. Los cargos pueden reducir las ganancias. Miembro de la FDIC.',
    },
    link: '/account-products/',
    linkText: { en: 'Open Pine Savings', es: 'Abra Ahorro Pino' },
  },
  'the calculator alone': {},
}
