import { expect, it } from 'vitest'
import { searchDataSchema, searchDocuments } from './search-data.ts'

it('reads releases from before search words: all that is no known kind is a page, by its title', () => {
  const { documents, groups } = searchDataSchema.parse([{ url: '/en/', title: 'Cafe\u0301', kind: 'home', names: ['Home'], tabTitle: 'T' }])
  expect(groups).toEqual([])
  expect(searchDocuments.parse(documents)).toEqual([
    { url: '/en/', kind: 'page', name: 'Café', labels: [], keywords: [], headings: [], description: '', text: '', places: [], weight: 1 },
  ])
})

it.each([[[{ url: 'https://elsewhere.example/' }]], [[7]], [[{ url: '/', weight: 2 }]]])('refuses documents as %j', (documents) => {
  expect(searchDocuments.safeParse(documents).success).toBe(false)
})
