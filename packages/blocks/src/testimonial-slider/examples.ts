import type { Examples } from '../example.ts'
import type { testimonialSlider } from './schema.ts'

const people = [
  {
    image: 'portrait-a',
    quote: {
      en: 'They called back before I finished my coffee, and they already knew which form the parish wanted.',
      es: 'Me devolvieron la llamada antes de que terminara el café, y ya sabían qué formulario pedía la parroquia.',
    },
    name: 'Denise Guidry',
    detail: { en: 'Crawfish farmer, Eunice, Louisiana', es: 'Cría cangrejos de río en Eunice, Luisiana' },
  },
  {
    image: 'portrait-c',
    quote: {
      en: 'I started the account on my phone in Spanish and finished it at the counter in English. Nobody blinked.',
      es: 'Empecé la cuenta en el teléfono en español y la terminé en el mostrador en inglés. A nadie le extrañó.',
    },
    name: 'Andrés Villarreal',
    detail: { en: 'Framing carpenter, Houston, Texas', es: 'Carpintero de obra, Houston, Texas' },
  },
  {
    image: 'portrait-b',
    quote: {
      en: 'When my card number got loose, a person picked up on the second ring and stayed on until it was locked.',
      es: 'Cuando se filtró el número de mi tarjeta, una persona contestó al segundo timbre y no colgó hasta bloquearla.',
    },
    name: 'Curtis Bell',
    detail: { en: 'Retired, Hattiesburg, Mississippi', es: 'Jubilado, Hattiesburg, Misisipi' },
  },
] as const

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof testimonialSlider> = {
  'four quotes, one more than fits': {
    subtitle: { en: 'Neighbors', es: 'Vecinos' },
    title: { en: 'In their words', es: 'En sus palabras' },
    testimonials: [
      ...people,
      {
        image: 'portrait-a',
        quote: {
          en: 'We closed on a Thursday and the movers came Friday. I had set aside a month for it.',
          es: 'Cerramos un jueves y la mudanza llegó el viernes. Yo había apartado un mes.',
        },
        name: 'Lorraine Hebert',
        detail: { en: 'School nurse, Beaumont, Texas', es: 'Enfermera escolar, Beaumont, Texas' },
      },
    ],
  },
  'three quotes on navy': {
    title: { en: 'In their words', es: 'En sus palabras' },
    background: '#0b2440',
    testimonials: [...people],
  },
}
