import { join } from 'node:path'
import { languages } from '@bank/i18n/languages.ts'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../store/environment/repository-root.ts'
import { readContentFiles } from './content-files.ts'

const { records } = await readContentFiles(join(repositoryRoot, 'content'))
const fieldsOf = (slug: string) => records.filter((record) => record.slug === slug).map(({ fields }) => fields)
const products = fieldsOf('products').map(({ id, fisProductID, photo }) => ({
  id: String(id),
  account: String(fisProductID),
  photo: String(photo),
}))

describe('[D-IMG-11] pictures of products', () => {
  it.each(languages)('are another object for each, in %s', (language) => {
    const own = products.filter(({ id }) => id.endsWith(`-${language}`))
    expect(own.length).toBeGreaterThan(10)
    const shared = [...Map.groupBy(own, ({ photo }) => photo).values()].filter((same) => same.length > 1)
    expect(shared).toEqual([])
  })

  it('are the same in both languages', () => {
    const accounts = [...Map.groupBy(products, ({ account }) => account).values()]
    expect(accounts.filter((same) => same.length !== 2 || new Set(same.map(({ photo }) => photo)).size !== 1)).toEqual([])
  })

  it('open no page', () => {
    const opening = new Set([
      ...fieldsOf('pages').map(({ shareImage }) => shareImage),
      ...['posts', 'releases'].flatMap((slug) => fieldsOf(slug).map(({ featuredImage }) => featuredImage)),
      ...fieldsOf('events').map(({ photo }) => photo),
    ])
    expect(opening.size).toBeGreaterThan(15)
    expect(products.filter(({ photo }) => opening.has(photo))).toEqual([])
  })
})
