import type { Examples } from '../example.ts'
import type { contentGrid } from './schema.ts'

export const examples: Examples<typeof contentGrid> = {
  'popout: a card over a large picture': {
    layout: 'popout',
    headline: {
      en: 'A first home, from people who know the flood maps',
      es: 'Una primera casa, con gente que conoce los mapas de inundación',
    },
    description: {
      en: 'Our lenders live in the towns they lend in. They will tell you which side of the road to look on.',
      es: 'Nuestros asesores viven donde prestan. Le dirán de qué lado de la calle conviene buscar.',
    },
    link: '/mortgage/',
    linkText: { en: 'Start a home loan', es: 'Empiece su préstamo hipotecario' },
    sideTitle: { en: 'Take off $100', es: 'Descuente $100' },
    sideBody: {
      en: '<p>Checking customers pay $100 less in origination when the payment is drawn from a Gulf Pines account.</p>',
      es: '<p>Los clientes con cuenta corriente pagan $100 menos de originación si el pago sale de una cuenta de Gulf Pines.</p>',
    },
    image: 'main-street',
  },
  'simple: picture, words and a note': {
    layout: 'simple',
    headline: { en: 'Checks that deposit themselves', es: 'Cheques que se depositan solos' },
    description: {
      en: 'Sign the back, take two pictures, and the money is on its way before the boat is unloaded.',
      es: 'Firme al dorso, tome dos fotos y el dinero va en camino antes de que descarguen el barco.',
    },
    link: '/personal/services/mobile-banking/',
    linkText: { en: 'How it works', es: 'Cómo funciona' },
    sideTitle: { en: 'Good to know', es: 'Conviene saber' },
    sideBody: {
      en: '<ul><li>Up to $5,000 a day</li><li>Before 6:00 p.m. counts as today</li></ul>',
      es: '<ul><li>Hasta $5,000 al día</li><li>Antes de las 6:00 p.m. cuenta como hoy</li></ul>',
    },
    image: 'shrimp-boat',
  },
  'reverse: words first': {
    layout: 'reverse',
    headline: { en: 'A porch light for the rainy season', es: 'Una luz en el porche para la temporada de lluvias' },
    description: {
      en: 'Set aside a little from every paycheck, and keep it where you can reach it in an hour.',
      es: 'Aparte un poco de cada pago y guárdelo donde pueda alcanzarlo en una hora.',
    },
    link: '/personal/savings/',
    linkText: { en: 'See savings accounts', es: 'Vea las cuentas de ahorro' },
    image: 'porch',
  },
  'no layout and no picture': {
    headline: { en: 'Responsibilities of a cosigner', es: 'Responsabilidades del codeudor' },
    description: {
      en: 'You promise to pay if the borrower does not. Think of it as your own loan.',
      es: 'Usted promete pagar si la otra persona no paga. Piense que el préstamo es suyo.',
    },
    sideTitle: { en: 'Ask first', es: 'Pregunte primero' },
    sideBody: {
      en: '<p>Call <a href="tel:800-555-0142">800-555-0142</a> before you sign.</p>',
      es: '<p>Llame al <a href="tel:800-555-0142">800-555-0142</a> antes de firmar.</p>',
    },
  },
}
