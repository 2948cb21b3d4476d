import { expect, it } from 'vitest'
import { namesOfPages, siteNames } from './site-names.ts'

const page = (url: string, more: object = {}) => ({
  url,
  kind: url.split('/')[2] || 'home',
  words: { tabTitle: 'Page | Bank', title: 'A slogan.', description: '', headings: [] as string[], text: '', ...more },
})
const names = { bankName: 'Bank', labels: [{ path: '/cards/', text: 'Cards' }], records: ['Where is it?', 'Ana Ruiz', 'Houma', 'Nowhere'] }

it('[SRCH-10] gives pages their name, their menu items, and the records that they are the first to speak of', () => {
  const pages = [
    page('/en/', { tabTitle: 'Up early | Bank', text: 'Houma' }),
    page('/en/sitemap/', { text: 'Ana Ruiz' }),
    page('/en/cards/', { tabTitle: 'Credit cards | Bank', text: 'Ask: Where is it? At Houma.' }),
    page('/en/team/', { tabTitle: 'Team | Bank', headings: ['Ana Ruiz'], text: 'Where is it?' }),
  ]
  expect(namesOfPages(pages, names)).toEqual([[], [], ['Credit cards', 'Cards', 'Where is it?', 'Houma'], ['Team', 'Ana Ruiz']])
  // The same pages when the content has another name, and lacks one.
  const later = { ...names, records: ['Ask', 'Where is it?', 'Ana Ruiz'] }
  expect(namesOfPages(pages, later)).toEqual([[], [], ['Credit cards', 'Cards', 'Ask', 'Where is it?'], ['Team', 'Ana Ruiz']])
  expect(namesOfPages(pages, names)).toEqual([[], [], ['Credit cards', 'Cards', 'Where is it?', 'Houma'], ['Team', 'Ana Ruiz']])
})

it('reads names in the language of the content: menu items that are shown and lead somewhere here, questions, products, people, towns', () => {
  const menu = [
    { text: { en: 'Cards', es: 'Tarjetas' }, href: '/cards/', children: [{ text: 'Lost', href: '/en/lost/?x#y' }] },
    { text: 'Hidden', href: '/hidden/', visible: false },
    { text: 'Elsewhere', href: 'https://elsewhere.example/' },
    { text: 'Group' },
  ]
  const records = {
    menus: [
      { id: 'primary', pages_json: JSON.stringify(menu) },
      { id: 'footer', pages_json: JSON.stringify([{ text: 'Read', href: '/blog/', children: [{ text: 'Blog', href: '/blog/' }] }]) },
    ],
    'faq-questions': [{ question: { text: '¿Dónde?' } }, {}],
    products: [{ name: 'Ahorro Semilla' }],
    staff: [{ firstName: 'Ana', lastName: 'Ruiz' }, { lastName: 'Vo' }],
    locations: [{ city: 'Houma ' }, { city: '' }],
  }
  const content = { language: 'es', settings: { bankName: 'Bank' }, records } as unknown as Parameters<typeof siteNames>[0]
  expect(siteNames(content)).toEqual({
    bankName: 'Bank',
    labels: [
      { path: '/cards/', text: 'Tarjetas' },
      { path: '/lost/', text: 'Lost' },
      { path: '/blog/', text: 'Blog' },
    ],
    records: ['¿Dónde?', 'Ahorro Semilla', 'Ana Ruiz', 'Vo', 'Houma'],
  })
})
