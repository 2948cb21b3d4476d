import type { Examples } from '../example.ts'
import type { search } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof search> = {
  'only the box': {
    headline: { en: 'Search the whole site', es: 'Busque en todo el sitio' },
    boxOnly: true,
  },
  'with pages that help': {
    description: {
      en: 'Rates, branches, forms and answers: everything on this site can be found here.',
      es: 'Tasas, sucursales, formularios y respuestas: aquí se encuentra todo lo del sitio.',
    },
    helpHeadline: { en: 'What people look for most', es: 'Lo que más se busca' },
    helpLinks: [
      {
        title: { en: 'Find a branch or ATM', es: 'Encuentre una sucursal o un cajero' },
        intro: { en: 'Hours, services and who speaks what', es: 'Horarios, servicios e idiomas' },
        link: '/locations/',
      },
      {
        title: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
        intro: { en: 'From routing numbers to wire cut-offs', es: 'Del número de ruta a la hora de las transferencias' },
        link: '/faq/',
      },
      {
        title: { en: 'Stop a lost card', es: 'Bloquee una tarjeta perdida' },
        intro: { en: 'Any hour of the day', es: 'A cualquier hora' },
        link: '/lost-card/',
      },
      {
        title: { en: 'Ask a person', es: 'Hable con una persona' },
        intro: { en: 'Call, write or come by', es: 'Llame, escriba o venga' },
        link: '/contact-us/',
      },
    ],
  },
  'under a headline of its own': { headline: { en: 'Find it', es: 'Encuéntrelo' } },
  'the form alone': {},
}
