import type { SearchDocument } from '@bank/search/document.ts'
import { expect, it } from 'vitest'
import { withSameDocuments } from './same-documents.ts'

const document = (url: string, text: string) => ({ url, text, places: ['Houston'], labels: [] }) as unknown as SearchDocument
const data = (...documents: readonly SearchDocument[]) => {
  const one = { documents, groups: [], towns: [] }
  return { en: one, es: one }
}

it('documents that say the same are the objects that they were', () => {
  const before = data(document('/a/', 'One'), document('/b/', 'Two'))
  const after = data(document('/b/', 'Two'), document('/a/', 'Other'), document('/c/', 'Three'))
  const same = withSameDocuments(before, after)
  expect(same).toEqual(after)
  expect(same.es.documents[0]).toBe(before.es.documents[1])
  expect(same.en.documents[1]).toBe(after.en.documents[1])
  expect(withSameDocuments(undefined, after)).toBe(after)
})
