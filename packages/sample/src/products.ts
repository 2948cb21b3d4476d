import type { Records } from '@bank/model/collections.ts'

/** Accounts with everything and with next to nothing, one of them in Spanish. */
export const testProducts = [
  {
    id: 'everyday-checking-en',
    name: 'Everyday Checking',
    fisProductID: '5550101',
    minDepositOpen: 25,
    productHighlights: [{ highlight: 'flexibleAccess' }],
    subline: 'The paycheck, the light bill and the grocery run.',
    cycleServiceCharges: '$8; none with $500 in direct deposits each cycle',
    balanceRequired: 'None',
    freeTransactions: 'None',
    terms: 'Statement cycle of one month',
    Sector: 'personal',
    paysNoInterest: true,
  },
  {
    id: 'first-account-en',
    name: 'First Account',
    productHighlights: [{ highlight: 'noCycle' }, { highlight: 'noDeposit' }],
    subline: 'From age 13 to 24, with a parent or on your own from 18.',
    cycleServiceCharges: 'None',
    terms: 'Becomes Everyday Checking at 25',
    cta: 'Start your First Account',
    ctaLink: '/contact/',
    Sector: 'personal',
  },
  {
    id: 'workboat-checking-en',
    name: 'Workboat Checking',
    fisProductID: '5550103',
    minDepositOpen: 100,
    productHighlights: [{ highlight: 'smallBusiness' }, { highlight: 'credit' }],
    subline: 'For trades with a season: rest it three months a year.',
    cycleServiceCharges: '$12; none in your resting months',
    freeTransactions: '$0.30 an item after the first 400',
    Sector: 'business',
    paysNoInterest: true,
  },
  {
    id: 'everyday-checking-es',
    name: 'Cuenta Diaria',
    fisProductID: '5550101',
    minDepositOpen: 25,
    productHighlights: [{ highlight: 'flexibleAccess' }],
    subline: 'Para la quincena, la luz y el mandado.',
    cycleServiceCharges: '$8; sin cargo con $500 de depósito directo por ciclo',
    balanceRequired: 'Ninguno',
    Sector: 'personal',
    paysNoInterest: true,
  },
  {
    id: 'seedling-savings-en',
    name: 'Seedling Savings',
    fisProductID: '5550104',
    minDepositOpen: 12.5,
    subline: 'A child’s first savings, with a real passbook.',
    Sector: 'personal',
    rate: 'seedling-savings',
  },
] satisfies Records['products']

/** Rates of every form: the tiers of the settings, a balance, terms. */
export const testDepositRates = [
  { id: 'pine-savings', usesSavingsTiers: true },
  { id: 'seedling-savings', bands: [{ yield: 0.025 }, { minimumBalance: 1000, yield: 0.0275 }] },
  {
    id: 'steady-certificate',
    fixed: true,
    bands: [
      { termMonths: 6, yield: 0.036 },
      { termMonths: 12, minimumBalance: 500, yield: 0.0385 },
    ],
    earlyWithdrawal: {
      en: 'Taking money out early costs 90 days of interest.',
      es: 'Retirar antes cuesta 90 días de intereses.',
    },
  },
] satisfies Records['deposit-rates']
