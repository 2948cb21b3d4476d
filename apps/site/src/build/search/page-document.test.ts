import { expect, it } from 'vitest'
import { pageDocument } from './page-document.ts'
import type { SearchPage } from './search-page.ts'

const words = { tabTitle: '', title: '', description: '', headings: [], text: '' }

const pageOf = (body: object, name: string, more: object = {}) =>
  ({
    url: '/es/x/',
    uri: '/x/',
    labels: [],
    ids: [],
    words: { ...words, tabTitle: `${name} | Bank` },
    entry: { body, ...more },
  }) as unknown as SearchPage

const content = (language: 'en' | 'es') => ({ language, records: { locations: [], pages: [] }, settings: { bankName: 'Bank' } }) as never

const location = (name: string, type: string | undefined, more: object = {}) => ({
  kind: 'locations',
  record: { id: 'one', name, city: 'New Orleans', state: 'LA', zip: '70112', locationType: type ? [{ type }] : [], ...more },
})

it('[D-SRCH-2] a branch lies in its town by both names, is called as its page is, and is found by who leads it', () => {
  const page = pageOf(location('New Orleans East', undefined, { manager: 'Ana Guidry' }), 'Nueva Orleans Este')
  expect(pageDocument(page, content('es'))).toMatchObject({
    places: [
      'New Orleans',
      'Nueva Orleans',
      'Luisiana',
      '70112',
      'Orleans',
      'Orleans Parish',
      'Parroquia de Orleans',
      'New Orleans East',
      'Nueva Orleans Este',
    ],
    labels: ['Ana Guidry'],
    location: 'one',
  })
})

it('[D-SRCH-2] the page of a town is called by its Spanish name in Spanish, and lies there by both names in both languages', () => {
  const documentOf = (language: 'en' | 'es', state: string, town: string) =>
    pageDocument(pageOf({ kind: 'place', record: { state, town, ids: [] } }, town), content(language))
  expect(documentOf('es', 'la', 'New Orleans')).toMatchObject({
    places: ['New Orleans', 'Nueva Orleans', 'Luisiana'],
    labels: ['Nueva Orleans'],
  })
  expect(documentOf('en', 'la', 'New Orleans')).toMatchObject({ places: ['New Orleans', 'Nueva Orleans', 'Louisiana'], labels: [] })
  expect(documentOf('es', 'ms', 'Bay St. Louis').labels).toEqual(['Bahía de San Luis'])
  expect(documentOf('es', 'tx', 'Houston').labels).toEqual([])
})

it('[D-SRCH-2] an office is told of by its name with and without what it is, a machine is not told of', () => {
  const office = pageDocument(pageOf(location('Canal commercial office', 'commercial'), 'Canal commercial office'), content('en'))
  expect([office.location, office.places.slice(-2)]).toEqual(['one', ['Canal commercial office', 'Canal']])
  expect(pageDocument(pageOf(location('Canal', 'deposit'), 'Canal'), content('en')).location).toBe('one')
  expect(pageDocument(pageOf(location('Canal ATM', 'atm'), 'Canal ATM'), content('en')).location).toBeUndefined()
})

it('[D-SRCH-2] a page in English alone says so in Spanish, and its name where no menu has another', () => {
  const page = pageOf({ kind: 'page' }, 'Privacy notice', { englishOnly: true })
  expect(pageDocument(page, content('es'))).toMatchObject({ lang: 'en', nameLang: 'en' })
  expect(pageDocument({ ...page, labels: ['Aviso'] }, content('es'))).toMatchObject({ name: 'Aviso', lang: 'en' })
  expect(pageDocument({ ...page, labels: ['Aviso'] }, content('es')).nameLang).toBeUndefined()
  expect(pageDocument(page, content('en')).lang).toBeUndefined()
})
