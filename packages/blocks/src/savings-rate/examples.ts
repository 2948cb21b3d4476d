import type { Examples } from '../example.ts'
import type { savingsRate } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof savingsRate> = {
  'rates, ledger, small print': {
    product: { en: 'Pine Savings', es: 'Ahorro Pino' },
    balances: [{ amount: 5000 }, { amount: 20_000 }, { amount: 40_000 }, { amount: 100_000 }],
    finePrint: {
      en: 'APY means annual percentage yield. Rates are variable and are accurate as of {date}; they may change after the account is opened. $500 minimum to open. On a balance above {limit}, the APY on the whole balance falls from {rate} toward {excessRate} as the balance grows. Fees could reduce earnings. The figures above assume that the balance stays the same for one year; the monthly figure is one twelfth of the yearly one. Member FDIC.',
      es: 'APY significa rendimiento porcentual anual. Las tasas son variables y son exactas al {date}; pueden cambiar después de abrir la cuenta. Mínimo de $500 para abrirla. En un saldo de más de {limit}, el APY sobre todo el saldo baja de {rate} hacia {excessRate} conforme crece el saldo. Los cargos pueden reducir las ganancias. Las cifras suponen que el saldo no cambia durante un año; la cifra mensual es la doceava parte de la anual. Miembro de la FDIC.',
    },
    link: '/account-products/',
    linkText: { en: 'Open Pine Savings', es: 'Abra Ahorro Pino' },
    secondLink: '/savings-calculator/',
    secondLinkText: { en: 'Work it out with your own balance', es: 'Calcúlelo con su propio saldo' },
  },
  'rates alone': {
    product: { en: 'Pine Savings', es: 'Ahorro Pino' },
    finePrint: {
      en: 'APY means annual percentage yield. Rates are accurate as of {date}. Member FDIC.',
      es: 'APY significa rendimiento porcentual anual. Las tasas son exactas al {date}. Miembro de la FDIC.',
    },
  },
  'nothing but the rates': {},
}
