import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { recordList } from './schema.ts'

/** Named examples, one for each model: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof recordList> = {
  'blog posts': {
    headline: { en: 'From the porch', es: 'Desde el porche' },
    intro: { en: 'What we learned this month, in five minutes.', es: 'Lo que aprendimos este mes, en cinco minutos.' },
    model: 'blog/post',
  },
  'press releases, the newest two': {
    headline: { en: 'News', es: 'Noticias' },
    model: 'press/release',
    limit: 2,
    link: '/news/',
    linkText: { en: 'All news', es: 'Todas las noticias' },
  },
  reports: { headline: { en: 'Reports', es: 'Informes' }, model: 'report' },
  events: { headline: { en: 'Come and say hello', es: 'Venga a saludar' }, model: 'event' },
  stories: { headline: { en: 'Three people, three problems', es: 'Tres personas, tres problemas' }, model: 'story' },
  portfolio: { headline: { en: 'Built with our loans', es: 'Hecho con nuestros préstamos' }, model: 'portfolio' },
  training: { headline: { en: 'Your first week here', es: 'Su primera semana aquí' }, model: 'training' },
  services: { headline: { en: 'What we do', es: 'Lo que hacemos' }, model: 'service/post' },
  'services as tiles': {
    headline: { en: 'What we do', es: 'Lo que hacemos' },
    model: 'service/post/for/tile/grid',
  },
  offices: { headline: { en: 'Where we are', es: 'Dónde estamos' }, model: 'location', limit: 3 },
  'pages, which have no card of their own': { headline: { en: 'Where to go on', es: 'Por dónde seguir' }, model: 'content/page', limit: 3 },
  'info cards': { headline: { en: 'Twelve hooks', es: 'Doce anzuelos' }, model: 'info/card' },
}

/** The records that the examples show. */
export const exampleContent = { records: testRecords }
