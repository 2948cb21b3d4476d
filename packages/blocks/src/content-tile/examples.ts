import type { Examples } from '../example.ts'
import type { contentTile } from './schema.ts'

const words = {
  headline: { en: 'A porch light costs less than you think', es: 'La luz del porche cuesta menos de lo que cree' },
  description: {
    en: 'Small loans for roofs, wiring and air conditioning, paid back over one to five years.',
    es: 'Préstamos pequeños para techos, cableado y aire acondicionado, que se pagan en uno a cinco años.',
  },
  link: '/personal/loans/',
  linkText: { en: 'See home repair loans', es: 'Vea los préstamos para reparaciones' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof contentTile> = {
  'with a picture': { ...words, image: 'porch' },
  'with a picture that names its place': { ...words, image: 'bayou' },
  'without a picture': words,
  'the longest words': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    description: {
      en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
      es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
    },
    link: '/privacy/',
    linkText: { en: 'Interdepartmental responsibilities', es: 'Responsabilidades interdepartamentales' },
    image: 'mailbox',
  },
}
