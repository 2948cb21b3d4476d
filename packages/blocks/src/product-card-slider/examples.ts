import type { Examples } from '../example.ts'
import type { productCardSlider } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof productCardSlider> = {
  'six cards, so that arrows show on large screens': {
    label: { en: 'Accounts and loans', es: 'Cuentas y préstamos' },
    title: { en: 'Every account says what it costs.', es: 'Cada cuenta dice lo que cuesta.' },
    cards: [
      {
        label: { en: 'Checking', es: 'Cheques' },
        name: { en: 'Everyday Checking', es: 'Cheques de Cada Día' },
        subline: {
          en: 'For the paycheck, the light bill and the grocery run. $25 opens it.',
          es: 'Para el sueldo, el recibo de luz y el mandado. Se abre con $25.',
        },
        photo: 'mailbox',
        link: '/personal/checking/',
      },
      {
        label: { en: 'Savings', es: 'Ahorros' },
        name: { en: 'Pine Savings', es: 'Ahorro Pino' },
        subline: {
          en: 'Grows from the first day, and fastest on the first $40,000. $500 opens it.',
          es: 'Crece desde el primer día, y más rápido en los primeros $40,000. Se abre con $500.',
        },
        photo: 'seedling',
        link: '/personal/savings/',
      },
      {
        label: { en: 'Under 25', es: 'Menores de 25' },
        name: { en: 'First Account', es: 'Primera Cuenta' },
        subline: {
          en: 'A first boat of your own, from age 13. No deposit needed to start.',
          es: 'Un primer bote propio, desde los 13 años. No hace falta depósito para empezar.',
        },
        photo: 'skiff',
        link: '/personal/checking/',
      },
      {
        label: { en: 'Certificates', es: 'Certificados' },
        name: { en: 'Steady Certificate', es: 'Certificado Firme' },
        subline: {
          en: 'Six months to five years at one fixed rate. $500 opens it.',
          es: 'De seis meses a cinco años a una tasa fija. Se abre con $500.',
        },
        photo: 'lighthouse',
        link: '/personal/savings/',
      },
      {
        label: { en: 'Business', es: 'Negocios' },
        name: { en: 'Small Business Checking', es: 'Cheques para Negocios' },
        subline: {
          en: 'Two hundred items a cycle, which is plenty for most shops and boats.',
          es: 'Doscientas operaciones por ciclo: de sobra para la mayoría de tiendas y barcos.',
        },
        photo: 'shrimp-boat',
        link: '/business/',
      },
      {
        label: { en: 'Home loans', es: 'Vivienda' },
        name: { en: 'A Home of Your Own', es: 'Una Casa Propia' },
        subline: {
          en: 'Lenders in all three states who know the flood maps.',
          es: 'Prestamistas en los tres estados que conocen los mapas de inundación.',
        },
        photo: 'porch',
        link: '/mortgage/',
        linkText: { en: 'Meet a lender', es: 'Hable con un prestamista' },
      },
    ],
  },
  'two events under the default title': {
    cards: [
      {
        label: { en: 'Saturday, December 5', es: 'Sábado, 5 de diciembre' },
        name: { en: 'Boat parade at the marina', es: 'Desfile de botes en la marina' },
        subline: { en: 'We bring the cocoa. Gulfport, 6:00 p.m.', es: 'Nosotros llevamos el chocolate. Gulfport, 6:00 p.m.' },
        photo: 'skiff',
        link: '/events/',
      },
      {
        label: { en: 'Tuesday, December 8', es: 'Martes, 8 de diciembre' },
        name: { en: 'First-time buyers’ evening', es: 'Noche para quien compra su primera casa' },
        subline: {
          en: 'Down payments, closing costs and supper. Lufkin, 5:30 p.m.',
          es: 'Enganche, gastos de cierre y cena. Lufkin, 5:30 p.m.',
        },
        photo: 'porch',
        link: '/events/',
      },
    ],
  },
}
