import type { Examples } from '../example.ts'
import type { bigQuote } from './schema.ts'

const words = {
  quote: {
    en: 'They looked at the boat before they looked at the paperwork, and then they looked at the paperwork twice.',
    es: 'Primero miraron el barco y después los papeles, y los papeles los miraron dos veces.',
  },
  author: { en: 'Delphine Arceneaux', es: 'Delphine Arceneaux' },
  authorTitle: { en: 'Shrimper, Biloxi', es: 'Camaronera, Biloxi' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof bigQuote> = {
  'plain, on paper': {
    headline: { en: 'Why people stay', es: 'Por qué la gente se queda' },
    ...words,
    buttonLink: '/about/',
    buttonText: { en: 'Read more stories', es: 'Lea más historias' },
  },
  'plain, on a dark colour': {
    ...words,
    background: '#0b2440',
    buttonLink: '/about/',
    buttonText: { en: 'Read more stories', es: 'Lea más historias' },
  },
  'boxed, on a picture': {
    headline: { en: 'Why people stay', es: 'Por qué la gente se queda' },
    ...words,
    variant: 'boxed',
    background: 'bridge-dusk',
  },
}
