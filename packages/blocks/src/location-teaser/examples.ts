import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { locationTeaser } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof locationTeaser> = {
  'form, map and a link': {
    label: { en: 'Branches and ATMs', es: 'Sucursales y cajeros' },
    headline: { en: 'Forty-odd front doors, in three states.', es: 'Más de cuarenta puertas, en tres estados.' },
    link: '/locations/',
    linkText: { en: 'See all banking centers and ATMs', es: 'Vea todas las sucursales y cajeros' },
  },
  'with a line of description': {
    headline: { en: 'Come by.', es: 'Pase por aquí.' },
    description: {
      en: 'More than 40 banking centers and 60 ATMs, most of them with a drive-thru.',
      es: 'Más de 40 sucursales y 60 cajeros automáticos, la mayoría con autoservicio.',
    },
    link: '/locations/',
    linkText: { en: 'Open the locator', es: 'Abra el localizador' },
  },
}

/** Records that the examples show. */
export const exampleContent = { records: testRecords }
