import { collections } from '@bank/model/collections.ts'
import { expect, it } from 'vitest'
import { collectionName } from './collection-name.ts'
import { englishCollections } from './english-collections.ts'

it('is what the collection declares', () => {
  const declared = Object.values(collections).map(({ slug, label }): [string, string] => [slug, label.singular])
  expect(englishCollections).toEqual({ ...Object.fromEntries(declared), blocks: 'Block', media: 'Picture' })
})

it('is there in both languages, also for the settings', () => {
  expect(['en', 'es'].map((language) => collectionName(language, 'pages'))).toEqual(['Page', 'Página'])
  expect(['en', 'es'].map((language) => collectionName(language, 'settings'))).toEqual(['Site settings', 'Ajustes del sitio'])
  expect(collectionName('en', 'users')).toBeUndefined()
})
