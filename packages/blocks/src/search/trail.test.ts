import { describe, expect, it } from 'vitest'
import { testContext } from '../testing/context.ts'
import { trailNames } from './trail.ts'

const menu = (items: readonly object[]) => ({ id: 'primary', pages_json: JSON.stringify(items) })
const personal = {
  text: { en: 'Personal', es: 'Personas' },
  href: '/personal/',
  children: [
    { text: { en: 'Every day', es: 'Todos los días' }, href: '/personal/checking/', children: [{ text: 'Cards', href: '/cards/' }] },
    { text: { en: 'Checking', es: 'Cheques' }, href: '/en/personal/checking/' },
    { visible: false, text: 'Hidden', href: '/hidden/' },
  ],
}
const pages = (language: string) => [
  { path: `/${language}/`, title: { text: 'Up early' }, group: '' },
  { path: `/${language}/personal/`, title: { text: 'Personal banking in three states' }, group: 'personal' },
  { path: `/${language}/personal/checking/`, title: { text: 'Checking accounts' }, group: 'personal' },
  { path: `/${language}/hidden/`, title: { text: 'Fees' }, group: 'hidden' },
  { path: `/${language}/story/`, title: { text: 'A title that goes on for as long as a sentence does.' }, group: 'story' },
  { path: '/blog/', title: { text: 'Blog' }, group: 'blog' },
]

describe('short names of pages', () => {
  it.each([
    ['en', { '/personal/': 'Personal', '/personal/checking/': 'Checking', '/hidden/': 'Fees', '/blog/': 'Blog' }],
    ['es', { '/personal/': 'Personas', '/personal/checking/': 'Cheques', '/hidden/': 'Fees', '/blog/': 'Blog' }],
  ] as const)('[SRCH-20] are what menus call them in %s, else their titles; a sentence is no name', (language, names) => {
    const context = testContext(language, { records: { menus: [menu([personal])] }, pages: pages(language) })
    expect(trailNames(context)).toEqual(names)
  })

  it.each([
    [1, 'Personal'],
    [2, 'Banking'],
  ])('are what menus call them most often, the first of several: %i times Banking', (times, name) => {
    const others = Array.from({ length: times }, () => menu([{ text: 'Banking', href: '/personal/' }]))
    const context = testContext('en', { records: { menus: [menu([personal]), ...others] }, pages: pages('en') })
    expect(trailNames(context)['/personal/']).toBe(name)
  })
})
