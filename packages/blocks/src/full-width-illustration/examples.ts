import type { Examples } from '../example.ts'
import type { fullWidthIllustration } from './schema.ts'

const words = {
  headline: { en: 'Somebody is always up before the sun.', es: 'Siempre hay alguien despierto antes que el sol.' },
  description: {
    en: 'Three of our drive-thrus open at first light, because that is when the boats go out.',
    es: 'Tres de nuestros autoservicios abren con la primera luz, que es cuando salen los barcos.',
  },
  link: '/locations/',
  linkText: { en: 'Hours near you', es: 'Horarios cerca de usted' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof fullWidthIllustration> = {
  'keeps its left edge': { ...words, background: 'gulf-dawn-wide' },
  'keeps its middle, with something in front': { ...words, background: 'bridge-dusk', foreground: 'gulf-dawn-front', focusCenter: true },
  'pictures alone': { background: 'longleaf', focusCenter: true },
  'words alone, the longest': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    description: {
      en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
      es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
    },
    link: '/privacy/',
  },
}
