import type { Examples } from '../example.ts'
import type { tileGrid } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof tileGrid> = {
  'four tiles, texts for each language': {
    headline: { en: 'Things people do without coming in', es: 'Lo que la gente hace sin venir' },
    description: { en: 'All of it from a phone, most of it in a minute.', es: 'Todo desde el teléfono, y casi todo en un minuto.' },
    tiles_json: JSON.stringify([
      {
        icon: 'scan-line',
        title: { en: 'Deposit a check', es: 'Depositar un cheque' },
        intro: {
          en: 'Photograph both sides before 8 p.m. and it counts today.',
          es: 'Tome foto de los dos lados antes de las 8 p. m. y cuenta hoy.',
        },
        link: '/personal/services/mobile-banking/',
        linkText: { en: 'How it works', es: 'Cómo funciona' },
      },
      {
        icon: 'lock-keyhole',
        title: { en: 'Lock a card', es: 'Bloquear una tarjeta' },
        intro: { en: 'Off in two taps, on again in two.', es: 'Dos toques para apagarla y dos para encenderla.' },
        link: '/fraud/',
        linkText: { en: 'Lost or stolen', es: 'Perdida o robada' },
      },
      {
        icon: 'arrow-left-right',
        title: { en: 'Move money', es: 'Mover dinero' },
        intro: {
          en: 'Between your accounts at once, to other banks overnight.',
          es: 'Entre sus cuentas al instante, a otros bancos de un día a otro.',
        },
        link: '/personal/',
        linkText: { en: 'Limits and times', es: 'Límites y horarios' },
      },
      {
        icon: 'bell',
        title: { en: 'Set an alert', es: 'Poner un aviso' },
        intro: { en: 'For a low balance, a large charge or a new payee.', es: 'Por saldo bajo, un cargo grande o un destinatario nuevo.' },
        link: '/personal/',
        linkText: { en: 'Choose alerts', es: 'Elegir avisos' },
      },
    ]),
  },
  'three tiles, one text for both languages': {
    tiles_json: JSON.stringify([
      { icon: 'fraud-email', title: 'Email', link: '/fraud/' },
      { icon: 'fraud-text', title: 'SMS', link: '/fraud/' },
      { icon: 'fraud-phone', title: '1-800', link: '/fraud/' },
    ]),
  },
}
