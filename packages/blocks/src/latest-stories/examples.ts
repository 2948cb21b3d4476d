import { testRecords } from '@bank/sample/records.ts'
import type { Examples } from '../example.ts'
import type { latestStories } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof latestStories> = {
  'under a headline, with a link to all': {
    label: { en: 'Blog and news', es: 'Blog y noticias' },
    headline: { en: 'Worth ten minutes', es: 'Vale diez minutos' },
    link: '/blog/',
    linkText: { en: 'All stories', es: 'Todas las historias' },
  },
  'under a headline alone': { headline: { en: 'Lately', es: 'Últimamente' } },
}

/** Records that the examples show. */
export const exampleContent = { records: testRecords }
