import type { Examples } from '../example.ts'
import type { fullWidthIllustration } from './schema.ts'

const words = {
  headline: { en: 'Somebody is always up before the sun.', es: 'Siempre hay alguien despierto antes que el sol.' },
  description: {
    en: 'Our drive-thrus on the coast open at six, because that is when the boats come in.',
    es: 'Nuestros autoservicios de la costa abren a las seis, que es cuando llegan los barcos.',
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
