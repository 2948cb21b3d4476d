import type { Examples } from '../example.ts'
import type { siteMap } from './schema.ts'

/** Named examples: they feed the tests, the gallery page and the pictures we judge the block by. */
export const examples: Examples<typeof siteMap> = {
  'with a headline': {
    headline: { en: 'Everything on one page', es: 'Todo en una página' },
    description: { en: 'Every page of this site, in the order of its menu.', es: 'Todas las páginas del sitio, en el orden del menú.' },
  },
  'the list alone': {},
}

/** Pages that the examples list. */
export const exampleContent = {
  pages: [
    { path: '/personal/', title: { text: 'Personal banking' }, group: 'Personal' },
    { path: '/personal/savings/', title: { text: 'Savings' }, group: 'Personal' },
    { path: '/business/', title: { text: 'Business banking' }, group: 'Business' },
    { path: '/personal/checking/', title: { text: 'Checking' }, group: 'Personal' },
    { path: '/blog/', title: { text: 'Blog' }, group: 'Learn' },
  ],
}
