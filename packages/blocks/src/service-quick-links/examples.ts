import type { Examples } from '../example.ts'
import type { serviceQuickLinks } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof serviceQuickLinks> = {
  'an index of eight with a sidebar': {
    headline: { en: 'What do you need today?', es: '¿Qué necesita hoy?' },
    sidebarHeadline: { en: 'Rather ask?', es: '¿Prefiere preguntar?' },
    sidebarBody: {
      en: '<p>Most lobbies are open until 5:00 p.m. on weekdays, and drive-thrus until 5:30.</p>',
      es: '<p>La mayoría de los vestíbulos abre hasta las 5:00 p.m. entre semana, y los autoservicios hasta las 5:30.</p>',
    },
    sidebarCTAs: [
      { link: '/locations/', linkText: { en: 'Hours near you', es: 'Horarios cerca de usted' } },
      { link: 'tel:800-555-0142', linkText: { en: 'Call 800-555-0142', es: 'Llame al 800-555-0142' } },
    ],
    quickLinks: [
      {
        title: { en: 'Open an account', es: 'Abra una cuenta' },
        intro: { en: 'About ten minutes, with your ID at hand', es: 'Unos diez minutos, con su identificación a mano' },
        link: '/account-products/',
      },
      {
        title: { en: 'See today’s rates', es: 'Vea las tasas de hoy' },
        intro: { en: 'Savings, certificates and loans on one sheet', es: 'Ahorros, certificados y préstamos en una sola hoja' },
        link: '/personal/savings/',
      },
      {
        title: { en: 'Find a branch or ATM', es: 'Encuentre una sucursal o un cajero' },
        intro: { en: 'Hours, services and who speaks what', es: 'Horarios, servicios e idiomas' },
        link: '/locations/',
      },
      {
        title: { en: 'Stop a lost or stolen card', es: 'Bloquee una tarjeta perdida o robada' },
        intro: { en: 'Lock it now, any hour of the day', es: 'Hágalo ahora, a cualquier hora del día' },
        link: '/lost-card/',
      },
      {
        title: { en: 'Start a home loan', es: 'Empiece un préstamo para vivienda' },
        intro: { en: 'A lender who knows your parish or county', es: 'Con alguien que conoce su parroquia o condado' },
        link: '/mortgage/',
      },
      {
        title: { en: 'Make a loan payment', es: 'Pague un préstamo' },
        intro: { en: 'Opens our loan payment site', es: 'Abre nuestro sitio de pagos' },
        link: '/loan-payment/',
      },
      {
        title: { en: 'Check a suspicious message', es: 'Revise un mensaje sospechoso' },
        intro: { en: 'Find out what is going around this week', es: 'Entérese de lo que circula esta semana' },
        link: '/fraud/',
      },
      {
        title: { en: 'Ask a person', es: 'Hable con una persona' },
        intro: { en: 'Call, write or come by', es: 'Llame, escriba o pase por aquí' },
        link: '/contact-us/',
      },
    ],
  },
  'links as JSON, a big first letter': {
    headline: { en: 'For your business', es: 'Para su negocio' },
    subHeadline: {
      en: 'Shops, boats, clinics and churches bank with us, and each of them started with one of these.',
      es: 'Tiendas, barcos, clínicas e iglesias confían en nosotros, y cada cual empezó por uno de estos pasos.',
    },
    bigFirstLetter: true,
    links_json: JSON.stringify([
      {
        title: { en: 'Open a business account', es: 'Abra una cuenta de negocios' },
        intro: { en: 'Bring your formation papers', es: 'Traiga sus documentos de constitución' },
        link: '/business/',
      },
      { title: { en: 'Talk to Treasury', es: 'Hable con Tesorería' }, link: '/business/treasury-management/' },
    ]),
    sidebarCTAs_json: JSON.stringify([{ link: '/contact-us/', linkText: { en: 'Write to us', es: 'Escríbanos' } }]),
  },
}
