import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { contactForm } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof contactForm> = {
  'support form one': {
    headline: { en: 'Write to us', es: 'Escríbanos' },
    intro: {
      en: 'Somebody from around here answers, by the next business day at the latest.',
      es: 'Le responde una persona de su zona, a más tardar el siguiente día hábil.',
    },
    form: 'support',
    mailto: 'ana.guidry@gulfpinesbank.example',
    subject: 'A question from the website',
  },
  'the location form with everything': {
    headline: { en: 'Write to your banking center', es: 'Escriba a su sucursal' },
    form: 'location',
    zip: true,
    referral: true,
  },
  'the location form with little': { headline: { en: 'Save me a seat', es: 'Apártenme un lugar' }, form: 'location' },
  'the product form, which insists on the ZIP code': {
    headline: { en: 'Ask a banker', es: 'Pregunte a un asesor' },
    form: 'product',
    zip: true,
    referral: true,
  },
  'the product form, which does not': { headline: { en: 'Ask a banker', es: 'Pregunte a un asesor' }, form: 'product' },
  heroes: { headline: { en: 'Start with five lines', es: 'Empiece con cinco datos' }, form: 'heroes' },
  'home assist': {
    headline: { en: 'Start with five lines', es: 'Empiece con cinco datos' },
    form: 'homeAssist',
    redirect: '/home-assist/',
  },
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
