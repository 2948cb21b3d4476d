import { expect, it } from 'vitest'
import { tabTitle } from './tab-title.ts'

const store = {
  collections: [{ slug: 'pages', labels: { singular: { en: 'Page', es: 'Página' } } }],
  globals: [{ slug: 'settings', label: { en: 'Settings', es: 'Ajustes' } }],
}

it.each([
  [['collections', 'pages', 'careers'], 'careers – Page | CMS', 'careers – Página | CMS'],
  [['collections', 'pages', 'a%20b'], 'a b – Page | CMS', 'a b – Página | CMS'],
  [['globals', 'settings'], 'Settings | CMS', 'Ajustes | CMS'],
  [['waiting'], 'Waiting | CMS', 'Por revisar | CMS'],
  [['leads'], 'Messages of visitors | CMS', 'Mensajes de visitantes | CMS'],
  [['leads', 'ABC-123'], 'Messages of visitors | CMS', 'Mensajes de visitantes | CMS'],
  [['waiting', 'x'], undefined, undefined],
  [['page-reports'], 'Reports of pages | CMS', 'Informes de páginas | CMS'],
  [['collections', 'pages'], undefined, undefined],
  [['collections', 'pages', 'create'], undefined, undefined],
  [['collections', 'unknown', 'x'], undefined, undefined],
  [['toString'], undefined, undefined],
  [[], undefined, undefined],
])('%j is called %j, or in Spanish %j', (segments, english, spanish) => {
  expect([tabTitle(segments, store, 'en'), tabTitle(segments, store, 'es')]).toEqual([english, spanish])
})

it.each([
  [['collections', 'pages', 'home'], { edits: 'es' }, 'home – Page (Spanish) | CMS', 'home – Página (español) | CMS'],
  [['collections', 'pages', '7'], { title: 'Careers' }, 'Careers – Page | CMS', 'Careers – Página | CMS'],
  [['globals', 'settings'], { edits: 'en' }, 'Settings (English) | CMS', 'Ajustes (inglés) | CMS'],
  [['waiting'], { edits: 'es' }, 'Waiting | CMS', 'Por revisar | CMS'],
] as const)('%j with %j is called %j, or in Spanish %j', (segments, shown, english, spanish) => {
  expect([tabTitle(segments, store, 'en', shown), tabTitle(segments, store, 'es', shown)]).toEqual([english, spanish])
})
