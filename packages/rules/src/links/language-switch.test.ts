import { describe, expect, it } from 'vitest'
import { languageSwitch } from './language-switch.ts'

const published = new Set(['/', '/en/', '/es/', '/en/faq/', '/es/faq/', '/en/privacy/', '/es/solo/', '/blog/', '/espanol/'])

describe('languageSwitch', () => {
  it.each([
    ['LINK-27', '/en/faq/', 'en', '/es/faq/', 'es', false],
    ['LINK-27', '/en/faq/?a=1#b', 'en', '/es/faq/?a=1#b', 'es', false],
    ['LINK-27', '/en/', 'en', '/es/', 'es', false],
    ['LINK-28', '/es/faq/', 'es', '/en/faq/', 'en', false],
    ['LINK-28', '/es/faq', 'es', '/en/faq/', 'en', false],
    ['LINK-29', '/en/privacy/', 'en', '/es/', 'es', false],
    ['LINK-29', '/es/solo/', 'es', '/en/', 'en', false],
    ['LINK-29', '/es/nowhere/', 'es', '/en/', 'en', false],
    ['LINK-27', '/', 'en', '/es/', 'es', false],
    ['LINK-27', '?a=1', 'en', '/es/?a=1', 'es', false],
    ['LINK-28', '/es', 'es', '/en/', 'en', false],
    ['LINK-29', '/blog/es/', 'en', '/blog/es/', 'es', true],
    ['LINK-29', '/blog/?page=2', 'en', '/blog/?page=2', 'es', true],
    ['LINK-29', '/blog/', 'es', '/blog/', 'en', true],
    ['LINK-29', '/espanol/', 'en', '/espanol/', 'es', true],
  ] as const)('[%s] from %s in %s to %s', (_id, path, language, href, target, sameAddress) => {
    expect(languageSwitch(path, language, published)).toEqual({ href, language: target, sameAddress })
  })
})
