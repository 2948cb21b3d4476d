import type { Examples } from '../example.ts'
import type { callToAction } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof callToAction> = {
  'with a picture': {
    headline: { en: 'Sit down with somebody who lends here.', es: 'Siéntese con alguien que presta aquí.' },
    description: {
      en: 'Bring last year’s figures and an idea. You leave knowing what it would cost and how long it would take.',
      es: 'Traiga las cifras del año pasado y una idea. Usted sale sabiendo cuánto costaría y cuánto tardaría.',
    },
    link: '/contact/',
    linkText: { en: 'Ask for a visit', es: 'Pida una cita' },
    image: 'main-street',
  },
  'without a picture': {
    headline: { en: 'Lost your card? Lock it first, then call.', es: '¿Perdió su tarjeta? Bloquéela primero y luego llame.' },
    description: { en: 'Somebody answers day and night.', es: 'Alguien contesta de día y de noche.' },
    link: '/fraud/',
    linkText: { en: 'What to do now', es: 'Qué hacer ahora' },
  },
}
