import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { productList } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof productList> = {
  'list of one category': {
    headline: { en: 'Checking, side by side', es: 'Cuentas corrientes, una junto a otra' },
    link: '/account-products/',
    linkText: { en: 'All accounts', es: 'Todas las cuentas' },
    Category: 'checking',
  },
  'slider of a sector, with a side picture': {
    headline: { en: 'Accounts for people', es: 'Cuentas para personas' },
    layout: 'slider',
    Sector: 'personal',
    image: 'mailbox',
    sideHeadline: { en: 'Start with twenty-five dollars and a name.', es: 'Empiece con veinticinco dólares y un nombre.' },
    sideSub: { en: 'A cycle is one statement month.', es: 'Un ciclo es un mes de estado de cuenta.' },
  },
  'sector without products': { headline: { en: 'Treasury rates', es: 'Tasas de tesorería' }, Sector: 'treasury' },
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
