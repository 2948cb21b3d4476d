import type { Examples } from '../example.ts'
import type { cardGrid } from './schema.ts'

const card = {
  icon: { en: 'landmark' },
  title: { en: 'Safe deposit boxes', es: 'Cajas de seguridad' },
  intro: { en: 'Three sizes, behind a door that two people open.', es: 'Tres tamaños, detrás de una puerta que abren dos personas.' },
  link: { en: '/locations/' },
  linkText: { en: 'Where we have them', es: 'Dónde las tenemos' },
}

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof cardGrid> = {
  'four cards in pairs, one with a Spanish address of its own': {
    headline: { en: 'At the counter', es: 'En ventanilla' },
    cards: [
      card,
      {
        icon: { en: 'file-signature' },
        title: { en: 'A notary, most days', es: 'Notario, casi todos los días' },
        intro: {
          en: 'Bring the paper unsigned and an ID with a picture.',
          es: 'Traiga el papel sin firmar y una identificación con foto.',
        },
        link: { en: '/contact/', es: '/espanol/' },
        linkText: { en: 'Ask when', es: 'Pregunte cuándo' },
      },
      {
        icon: { en: 'coins' },
        title: { en: 'Coins by the bucket', es: 'Monedas por cubeta' },
        intro: {
          en: 'Counted while you wait. Customers pay nothing for it.',
          es: 'Se cuentan mientras espera. A los clientes no les cuesta nada.',
        },
        link: { en: '/locations/' },
      },
      {
        icon: { en: 'languages', es: 'message-circle' },
        title: { en: 'In your language', es: 'En español' },
        intro: { en: 'The list of who speaks what hangs by every door.', es: 'En cada puerta hay una lista de quién habla qué.' },
      },
    ],
  },
  'one card': { cards: [card] },
  'three cards without icons, the longest words': {
    headline: { en: 'Nondiscrimination and accessibility', es: 'Responsabilidades, antidiscriminación y accesibilidad' },
    cards: Array.from({ length: 3 }, () => ({
      title: { en: 'Electrocardiographically uncharacteristic', es: 'Anticonstitucionalmente desproporcionadamente' },
      intro: {
        en: 'Internationalization, counterrevolutionaries and incomprehensibilities.',
        es: 'Internacionalización, contrarrevolucionarios e incomprensibilidades.',
      },
      link: { en: '/privacy/' },
      linkText: { en: 'Interdepartmental responsibilities', es: 'Responsabilidades interdepartamentales' },
    })),
  },
  'thirty cards': { cards: Array.from({ length: 30 }, () => card) },
}
