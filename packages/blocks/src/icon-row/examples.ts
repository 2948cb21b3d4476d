import type { Examples } from '../example.ts'
import type { iconRow } from './schema.ts'

export const examples: Examples<typeof iconRow> = {
  'three, in three columns': {
    headline: { en: 'What a small bank can do', es: 'Lo que puede hacer un banco pequeño' },
    icons: [
      {
        icon: 'landmark',
        title: { en: 'Decide in town', es: 'Decidir aquí mismo' },
        intro: {
          en: 'Loans up to $3MM+ are approved by people who live within an hour of you.',
          es: 'Los préstamos de más de $3MM los aprueban personas que viven a menos de una hora de usted.',
        },
        link: '/business/lending/',
      },
      {
        icon: 'phone',
        title: { en: 'Pick up the phone', es: 'Contestar el teléfono' },
        intro: {
          en: 'A person answers, in English or in Spanish, from seven in the morning to seven at night.',
          es: 'Contesta una persona, en español o en inglés, de siete de la mañana a siete de la noche.',
        },
        link: 'tel:800-555-0142',
      },
      {
        icon: 'sprout',
        title: { en: 'Stay put', es: 'Quedarse' },
        intro: {
          en: 'Deposits made here are lent here: to shops, boats, pine land and first homes.',
          es: 'Lo que se deposita aquí se presta aquí: a tiendas, barcos, pinares y primeras casas.',
        },
      },
    ],
  },
  'five, in four columns, with two-ink icons': {
    headline: { en: 'Five hooks to know', es: 'Cinco anzuelos que conviene conocer' },
    icons: [
      {
        icon: 'fraud-email',
        title: { en: 'Email', es: 'Correo electrónico' },
        intro: { en: 'A link to a page that is almost ours.', es: 'Un enlace a una página que casi es la nuestra.' },
        link: '/learn/fraud/',
      },
      {
        icon: 'fraud-text',
        title: { en: 'Text message', es: 'Mensaje de texto' },
        intro: { en: 'Your card is “locked” and only they can open it.', es: 'Su tarjeta está «bloqueada» y solo ellos pueden abrirla.' },
        link: '/learn/fraud/',
      },
      {
        icon: 'fraud-voice',
        title: { en: 'A voice you know', es: 'Una voz conocida' },
        intro: { en: 'A grandchild in trouble, made by a machine.', es: 'Un nieto en apuros, hecho por una máquina.' },
        link: '/learn/fraud/',
      },
      {
        icon: 'fraud-irs',
        title: { en: 'Tax office', es: 'Oficina de impuestos' },
        intro: { en: 'Pay today in gift cards, or else.', es: 'Pague hoy con tarjetas de regalo, o verá.' },
        link: '/learn/fraud/',
      },
      {
        icon: 'fraud-employment',
        title: { en: 'Job offers', es: 'Ofertas de empleo' },
        intro: { en: 'They send a check and ask for part of it back.', es: 'Envían un cheque y piden que devuelva una parte.' },
        link: '/learn/fraud/',
      },
    ],
  },
  'two, without a headline, one without an icon': {
    icons: [
      { icon: 'highlight-small-business', title: { en: 'Perfect for small businesses', es: 'Perfecta para negocios pequeños' } },
      {
        title: { en: 'Responsibilities and accountability', es: 'Responsabilidades y corresponsabilidad' },
        intro: { en: 'Who signs for what.', es: 'Quién firma qué.' },
      },
    ],
  },
}
