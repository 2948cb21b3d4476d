import { expect, it } from 'vitest'
import { chosenLanguage, cookieLanguage, languageCookie, languageOfAddress } from './language-cookie.ts'

it.each([
  [undefined, undefined],
  ['', undefined],
  ['lang=es', 'es'],
  ['a=1; lang=es; b=2', 'es'],
  ['a=1;lang=en', 'en'],
  ['xlang=es', undefined],
  ['visit-lang=es', 'es'],
  ['visit-lang=es; lang=en', 'en'],
  ['lang=es; visit-lang=en', 'es'],
  ['lang=fr; visit-lang=es', 'es'],
  ['xvisit-lang=es', undefined],
  ['lang=fr', undefined],
  ['lang=esp', undefined],
  ['lang=ES', undefined],
  ['lang=__proto__', undefined],
])('[D-ROUTE-8] cookie header %j asks for %s', (header, expected) => {
  expect(cookieLanguage(header)).toBe(expected)
})

it('[LINK-31] [LINK-32] the cookie lasts 30 days, for the whole site', () => {
  expect(languageCookie('es').split('; ')).toEqual(['lang=es', 'path=/', `max-age=${30 * 24 * 60 * 60}`, 'samesite=lax'])
})

it.each([
  ['/es/rates/', 'es'],
  ['/es/rates/?lang=en', 'es'],
  ['/BuyAHome/?a=b&lang=es', 'es'],
  ['/BuyAHome/?lang=en', 'en'],
  ['/BuyAHome/?lang=fr', undefined],
  ['/', undefined],
])('[D-ROUTE-8] the address %s names the language %s', (address, language) => {
  expect(languageOfAddress(new URL(address, 'https://bank.example'))).toBe(language)
})

it.each([
  ['visit-lang=es; lang=en', 'en'],
  ['visit-lang=es', undefined],
  [undefined, undefined],
])('[LINK-30] of the cookies %j the language %s was chosen', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language)
})
