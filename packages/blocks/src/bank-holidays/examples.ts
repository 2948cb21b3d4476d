import type { Examples } from '../example.ts'
import type { bankHolidays } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof bankHolidays> = {
  'days alone': {},
  'with words before them': {
    headline: { en: 'When we are closed', es: 'Cuándo cerramos' },
    description: {
      en: '<p>ATMs and mobile banking keep working.</p>',
      es: '<p>Los cajeros y la banca móvil siguen en servicio.</p>',
    },
  },
}
