import { describe, expect, it } from 'vitest'
import { recordLanguage } from './record-language.ts'

describe('recordLanguage', () => {
  it.each([
    ['everyday-es', 'es'],
    ['everyday-en', 'en'],
    ['everyday', 'en'],
    ['es', 'en'],
    ['everyday-es-plus', 'en'],
  ])('[BLK-44] [BLK-55] %s is %s', (id, language) => {
    expect(recordLanguage(id)).toBe(language)
  })
})
