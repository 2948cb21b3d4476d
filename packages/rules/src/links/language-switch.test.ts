import { describe, expect, it } from 'vitest'
import { languageSwitch, switchedTo } from './language-switch.ts'

const published = new Set([
  '/',
  '/en/',
  '/es/',
  '/en/faq/',
  '/es/faq/',
  '/en/privacy/',
  '/es/solo/',
  '/blog/',
  '/es/blog/',
  '/espanol/',
  '/es/espanol/',
  '/locations/tx/',
  '/en/locations/tx/',
  '/es/locations/tx/',
  '/medical-center/',
])

describe('languageSwitch', () => {
  it.each([
    ['LINK-27', '/en/faq/', 'en', '/es/faq/', 'es'],
    ['LINK-27', '/en/faq/?a=1#b', 'en', '/es/faq/?a=1#b', 'es'],
    ['LINK-27', '/en/', 'en', '/es/', 'es'],
    ['LINK-28', '/es/faq/', 'es', '/en/faq/', 'en'],
    ['LINK-28', '/es/faq', 'es', '/en/faq/', 'en'],
    ['LINK-28', '/es/locations/tx/', 'es', '/en/locations/tx/', 'en'],
    ['LINK-29', '/en/privacy/', 'en', '/es/', 'es'],
    ['LINK-29', '/es/solo/', 'es', '/en/', 'en'],
    ['LINK-29', '/es/nowhere/', 'es', '/en/', 'en'],
    ['LINK-29', '/en/blog/', 'en', '/es/', 'es'],
    ['LINK-27', '/', 'en', '/es/', 'es'],
    ['LINK-27', '?a=1', 'en', '/es/?a=1', 'es'],
    ['LINK-28', '/es', 'es', '/en/', 'en'],
    ['D-LINK-8', '/blog/?page=2', 'en', '/es/blog/?page=2', 'es'],
    ['D-LINK-8', '/es/blog/?page=2', 'es', '/blog/?page=2', 'en'],
    ['D-LINK-8', '/locations/tx/', 'en', '/es/locations/tx/', 'es'],
    ['D-LINK-8', '/medical-center/', 'en', '/es/', 'es'],
    ['D-LINK-9', '/espanol/', 'en', '/es/espanol/', 'es'],
  ] as const)('[%s] from %s in %s to %s', (_id, path, language, href, target) => {
    expect(languageSwitch(path, language, published)).toEqual({ href, language: target })
  })
})

describe('[LINK-30] switchedTo', () => {
  it.each([
    ['/blog/?lang=en', '/es/blog/', 'es'],
    ['/blog/', '/es/blog/', 'es'],
    ['/es/faq/?a=1', '/en/faq/?a=1', 'en'],
    ['/en/privacy/', '/es/', 'es'],
    ['/es/solo/', '/en/', 'en'],
    // The same language, another page, or no page of a language.
    ['/es/faq/', '/es/faq/', undefined],
    ['/es/faq/', '/es/', undefined],
    ['/es/faq/', '/en/privacy/', undefined],
    ['/medical-center/', '/en/', undefined],
    ['/es/blog/', '/blog/', undefined],
  ])('from %s to %s is %s', (from, to, language) => {
    expect(switchedTo(new URL(from, 'https://bank.example'), to)).toBe(language)
  })
})
