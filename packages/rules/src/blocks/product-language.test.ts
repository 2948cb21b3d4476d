import { describe, expect, it } from 'vitest'
import { productLanguage } from './product-language.ts'

describe('productLanguage', () => {
  it.each([
    ['everyday-es', 'es'],
    ['everyday-en', 'en'],
    ['everyday', 'en'],
    ['es', 'en'],
    ['everyday-es-plus', 'en'],
  ])('[BLK-44] [BLK-55] %s is %s', (id, language) => {
    expect(productLanguage(id)).toBe(language)
  })
})
