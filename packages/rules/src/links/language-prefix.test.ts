import { expect, it } from 'vitest'
import { splitPrefix, withPrefix } from './language-prefix.ts'

it.each([
  ['/es/faq/', 'es', '/faq/'],
  ['/en/', 'en', '/'],
  ['/es', 'es', '/'],
  ['/espanol/', undefined, '/espanol/'],
  ['/blog/es/', undefined, '/blog/es/'],
  ['/', undefined, '/'],
])('[LINK-06] the path %s is in the language %s, and %s in it', (path, language, rest) => {
  expect(splitPrefix(path)).toEqual({ language, rest })
})

it('[LINK-05] a path gets the prefix of its language', () => expect(withPrefix('es', '/faq/')).toBe('/es/faq/'))
