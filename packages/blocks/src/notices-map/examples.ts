import type { Examples } from '../example.ts'
import type { noticesMap } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof noticesMap> = {
  'with words beside the map': {
    label: { en: 'Regional notices', es: 'Avisos regionales' },
    headline: { en: 'What has changed where you live?', es: '¿Qué ha cambiado donde usted vive?' },
    description: {
      en: 'Hours, closings and cleanup days differ by place. Pick yours on the map or from the list.',
      es: 'Los horarios, los cierres y las jornadas de limpieza cambian según el lugar. Elija el suyo en el mapa o en la lista.',
    },
  },
  'the map and its list alone': {},
}
