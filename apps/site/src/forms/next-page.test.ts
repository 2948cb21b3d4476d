import { expect, it } from 'vitest'
import { nextPage } from './next-page.ts'

const origin = 'https://www.gulfpines.example'

it('[FORM-51] leads to the thank-you page when nothing else is said', () => expect(nextPage(undefined, origin)).toBe('/thank-you/'))

it.each(['/en/treasury/', '/', '/a/?b=c#d', '/a//b', '/%2f%2fevil.example/', '/@evil.example'])(
  '[FORM-52] [D-FORM-9] leads to %s as it was given',
  (path) => expect(nextPage(path, origin)).toBe(path),
)

it.each([
  '',
  'thanks/',
  '//evil.example',
  '//evil.example/thank-you/',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https://www.gulfpines.example/thanks/',
  'javascript:alert(1)',
  ' /thanks/',
  '///evil.example',
])('[D-FORM-9] ignores %j, which is no path of this host', (redirect) => expect(nextPage(redirect, origin)).toBe('/thank-you/'))
