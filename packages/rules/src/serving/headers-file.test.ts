import { describe, expect, it } from 'vitest'
import { headersFile } from './headers-file.ts'

const policies = { policy: "default-src 'self'", calculatorPolicy: "frame-ancestors 'self'" }
const rulesOf = (files: readonly string[]): readonly string[] => headersFile(policies, files).split(/\n(?=\/)/)
const pathsOf = (files: readonly string[]): readonly string[] => rulesOf(files).map((rule) => rule.split('\n')[0] ?? '')

describe('the header rules for file hosts', () => {
  it('begin with those of all files and of whole folders', () => {
    expect(headersFile(policies, [])).toBe(
      [
        '/*',
        "  Content-Security-Policy: default-src 'self'",
        '  Strict-Transport-Security: max-age=63072000; includeSubDomains',
        '  X-Content-Type-Options: nosniff',
        '  X-Frame-Options: DENY',
        '  Referrer-Policy: strict-origin-when-cross-origin',
        '  Permissions-Policy: camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
        '  Cross-Origin-Opener-Policy: same-origin',
        '  Cache-Control: no-cache',
        '/calculator-iframe/*',
        '  ! Content-Security-Policy',
        '  ! X-Frame-Options',
        "  Content-Security-Policy: frame-ancestors 'self'",
        '  X-Frame-Options: SAMEORIGIN',
        '/_astro/*',
        '  ! Content-Security-Policy',
        '  ! Cache-Control',
        "  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        '  Cache-Control: public, max-age=31536000, immutable',
        '/media/*',
        '  ! Content-Security-Policy',
        '  ! Cache-Control',
        "  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
        '  Cache-Control: public, max-age=31536000, immutable',
        '/en/*',
        '  Set-Cookie: visit-lang=en; Path=/; SameSite=Lax',
        '/es/*',
        '  Set-Cookie: visit-lang=es; Path=/; SameSite=Lax',
        '',
      ].join('\n'),
    )
  })

  it('take off what an earlier rule set, for hosts join the values of all that match', () => {
    expect(rulesOf(['/icons/texas.svg']).at(-1)).toBe('/icons/*\n  ! Cache-Control\n  Cache-Control: public, max-age=86400\n')
  })

  it.each([
    ['a folder of pictures alone', ['/icons/a.svg', '/icons/flags/b.svg'], ['/icons/*']],
    ['pictures beside other files', ['/docs/a.pdf', '/docs/b.png', '/docs/c.png'], ['/docs/b.png', '/docs/c.png']],
    ['a folder of pictures below another', ['/docs/a.pdf', '/docs/maps/b.png'], ['/docs/maps/*']],
    ['files of the root', ['/index.html', '/favicon.ico'], ['/favicon.ico']],
    ['the root, whatever it holds', ['/favicon.ico'], ['/favicon.ico']],
    ['names with blanks and accents', ['/a/índice uno.png', '/a/b.html'], ['/a/%C3%ADndice%20uno.png']],
    ['files with a hash in their names', ['/media/a.webp', '/_astro/b.woff2'], []],
    ['several, in the order of their addresses', ['/b.png', '/a.png', '/index.html'], ['/a.png', '/b.png']],
  ])('name %s', (_name, files, paths) => {
    expect(pathsOf(files).slice(6)).toEqual(paths)
  })
})
