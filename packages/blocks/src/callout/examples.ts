import type { Examples } from '../example.ts'
import type { callout } from './schema.ts'

export const examples: Examples<typeof callout> = {
  'cards: a thought and four entries': {
    layout: 'cards',
    headline: { en: 'Four ways to start a business account', es: 'Cuatro maneras de abrir una cuenta de negocio' },
    description: {
      en: 'Pick the one that fits your day. All four end with the same account.',
      es: 'Elija la que le quede mejor. Las cuatro terminan en la misma cuenta.',
    },
    link: '/business/',
    linkText: { en: 'All business accounts', es: 'Todas las cuentas de negocio' },
    cardOne: {
      icon: 'smartphone',
      title: { en: 'On your phone', es: 'En su teléfono' },
      intro: { en: 'Sole proprietors, about ten minutes.', es: 'Dueños únicos, unos diez minutos.' },
      link: '/account-products/',
      linkText: { en: 'Start now', es: 'Empiece ahora' },
    },
    cardTwo: {
      icon: 'store',
      title: { en: 'At a banking center', es: 'En una sucursal' },
      intro: { en: 'Bring the formation papers; we bring the coffee.', es: 'Traiga los documentos; nosotros ponemos el café.' },
      link: '/locations/',
      linkText: { en: 'Find one', es: 'Encuentre una' },
    },
    cardThree: {
      icon: 'briefcase-business',
      title: { en: 'At your place', es: 'En su negocio' },
      intro: { en: 'A banker comes by when there are five or more signers.', es: 'Un asesor lo visita si hay cinco firmantes o más.' },
      link: '/contact/',
      linkText: { en: 'Ask for a visit', es: 'Pida una visita' },
    },
    cardFour: {
      icon: 'phone',
      title: { en: 'By telephone', es: 'Por teléfono' },
      intro: { en: 'For businesses that already bank with us.', es: 'Para negocios que ya son clientes.' },
      link: 'tel:800-555-0142',
      linkText: { en: 'Call 800-555-0142', es: 'Llame al 800-555-0142' },
    },
  },
  'image: a picture beside the words': {
    layout: 'image',
    headline: { en: 'Land is patient. So are we.', es: 'La tierra es paciente. Nosotros también.' },
    description: {
      en: 'Timber pays every fifteen years, cattle every fall. Our land loans are drawn up around the year you actually have.',
      es: 'La madera paga cada quince años y el ganado cada otoño. Nuestros préstamos para tierras siguen el año que usted tiene.',
    },
    link: '/business/lending/',
    linkText: { en: 'See land loans', es: 'Vea los préstamos para tierras' },
    image: 'longleaf',
  },
  'solo: one sentence': {
    layout: 'solo',
    headline: {
      en: 'Every dollar deposited here is lent within a day’s drive.',
      es: 'Cada dólar que se deposita aquí se presta a menos de un día de camino.',
    },
    description: {
      en: 'Last year that was 1,204 first homes, 380 shops and 61 shrimp boats.',
      es: 'El año pasado fueron 1,204 primeras casas, 380 tiendas y 61 barcos camaroneros.',
    },
    link: '/about/community-involvement/',
    linkText: { en: 'Where the money goes', es: 'Adónde va el dinero' },
  },
  'sides: two halves of the page': {
    layout: 'sides',
    headline: { en: 'The river does not close at five.', es: 'El río no cierra a las cinco.' },
    description: {
      en: 'Neither does treasury service: wires until 6:30 p.m., a person on the line until the last one has arrived.',
      es: 'Tesorería tampoco: transferencias hasta las 6:30 p.m. y una persona en la línea hasta que llegue la última.',
    },
    link: '/treasury/',
    linkText: { en: 'Treasury management', es: 'Administración de tesorería' },
    image: 'bridge-dusk',
  },
  'larger: a sheet over a large picture': {
    layout: 'larger',
    headline: { en: 'A branch in every town we lend in', es: 'Una sucursal en cada pueblo donde prestamos' },
    description: {
      en: 'Forty-odd front doors, each with somebody who can say yes.',
      es: 'Más de cuarenta puertas, cada una con alguien que puede decir que sí.',
    },
    link: '/locations/',
    linkText: { en: 'Find yours', es: 'Encuentre la suya' },
    image: 'bayou',
  },
  'a picture behind the sheet, no layout, no picture of its own': {
    headline: { en: 'Before the storm', es: 'Antes de la tormenta' },
    description: {
      en: 'What to put in a waterproof bag, and what we keep for you.',
      es: 'Qué guardar en una bolsa impermeable y qué guardamos nosotros por usted.',
    },
    bgimage: 'gulf-dawn-wide',
  },
}
