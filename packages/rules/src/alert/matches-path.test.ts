import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alertMatches } from './matches-path.ts'

describe('alertMatches', () => {
  it.each([undefined, null, '', '  ', ' \n\r\n '])('[ALERT-08] shows everywhere with the lines %j', (urls) => {
    expect(alertMatches(urls, '/en/anything/')).toBe(true)
  })

  it.each([
    ['ALERT-09', '/en/faq/', '/en/faq/', true],
    ['ALERT-09', '/en/faq', '/en/faq/?a=1#top', true],
    ['ALERT-09', '/en/faq/?a=1', '/en/faq/', true],
    ['ALERT-09', '/en/', '/', true],
    ['ALERT-09', '/', '/en/', true],
    ['ALERT-13', '/', '/es/', false],
    ['ALERT-13', '/en/', '/en/faq/', false],
    ['ALERT-13', '/en/faq/', '/en/faq/more/', false],
    ['ALERT-13', '/en/', '/events/', false],
    ['ALERT-10', '/^\\/en\\/mortgage\\//', '/en/mortgage/calculator/', true],
    ['ALERT-10', '#^/(en|es)/faq/$#', '/es/faq/', true],
    ['ALERT-10', '#^/(en|es)/faq/$#', '/es/faq/more/', false],
    ['ALERT-10', '#^/en/faq/$#', '/en/faq/?a=1#top', true],
    ['ALERT-13', '~top~', '/en/faq/#top', false],
    ['ALERT-11', '~/FAQ/~i', '/en/faq/', true],
    ['ALERT-11', '~/FAQ/~', '/en/faq/', false],
    ['ALERT-12', '/en/a/\r\n/en/b/\r\n', '/en/b/', true],
    ['ALERT-12', '/en/a/\n\n~loan~', '/en/loans/', true],
    ['ALERT-13', '/en/a/\n/en/b/', '/en/c/', false],
    ['ALERT-13', '/(/', '/en/', false],
    ['D-ALERT-2', '/blog/', '/es/blog/', true],
    ['D-ALERT-2', '/es/blog/', '/es/blog/', true],
    ['D-ALERT-2', '/es/blog/', '/blog/', false],
    ['D-ALERT-2', '#^/locations/tx/#', '/en/locations/tx/houston/', true],
    ['D-ALERT-2', '#^/locations/tx/#', '/es/locations/tx/houston/', true],
    ['D-ALERT-2', '/faq/', '/es/faq/', false],
  ])('[%s] lines %j on %s: %s', (_id, urls, path, shown) => {
    expect(alertMatches(urls, path)).toBe(shown)
  })

  const lines = fc.array(
    fc.oneof(fc.string(), fc.webPath(), fc.constantFrom('/(/', '/[/', '/\\/', '##', '~~g', '/a{2,1}/', '/(?<a>/', '%\\%')),
    {
      maxLength: 20,
    },
  )

  it('[D-ALERT-1] answers yes or no to any lines and any path, and never throws', () => {
    fc.assert(fc.property(lines, fc.webPath(), (urls, path) => typeof alertMatches(urls.join('\n'), path) === 'boolean'))
  })

  it('[ALERT-12] one more line never hides an alert that shows, unless it was the first', () => {
    fc.assert(
      fc.property(lines, fc.string(), fc.webPath(), (urls, more, path) => {
        const has = urls.some((line) => line.trim() !== '')
        return !has || !alertMatches(urls.join('\n'), path) || alertMatches([...urls, more].join('\n'), path)
      }),
    )
  })

  it('[ALERT-09] [D-ALERT-2] a path with no sign of an expression shows on itself, query and anchor or not', () => {
    const path = fc.array(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}/`)
    fc.assert(fc.property(path, fc.constantFrom('', '?a=1', '#b'), (line, rest) => alertMatches(line, `${line}${rest}`)))
  })

  it('[D-ALERT-1] tries no expression on a path of more than 256 characters', () => {
    const path = (length: number) => `/${'a'.repeat(length - 1)}`
    expect([256, 257].map((length) => alertMatches('~a~', path(length)))).toEqual([true, false])
    expect(alertMatches(path(300), path(300))).toBe(true)
  })

  it('[ALERT-11] answers the same every time with the flag g', () => {
    expect([1, 2, 3, 4].map(() => alertMatches('/faq/g', '/en/faq/'))).toEqual([true, true, true, true])
  })
})
