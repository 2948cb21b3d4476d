import { describe, expect, it } from 'vitest'
import { fileHeaders, folderRules, ownHeaders, securityHeaders } from './response-headers.ts'

const policies = { policy: "default-src 'self'", calculatorPolicy: "frame-ancestors 'self'" }
const hashed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'public, max-age=31536000, immutable',
}
const page = { ...securityHeaders, 'content-security-policy': policies.policy, 'cache-control': 'no-cache' }

it('nothing may be loaded, framed or guessed unless a page says otherwise', () => {
  expect(securityHeaders).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  })
})

describe('the headers of a file', () => {
  it.each([
    ['/index.html', {}],
    ['/blog/index.html', {}],
    ['/brochure.pdf', {}],
    ['/a/calculator-iframe/index.html', {}],
    ['/a/_astro/page.js', {}],
    ['/calculator-iframe/index.html', { 'content-security-policy': policies.calculatorPolicy, 'x-frame-options': 'SAMEORIGIN' }],
    ['/_astro/page.js', hashed],
    ['/media/a.webp', hashed],
    ['/en/index.html', { 'set-cookie': 'visit-lang=en; Path=/; SameSite=Lax' }],
    ['/es/blog/index.html', { 'set-cookie': 'visit-lang=es; Path=/; SameSite=Lax' }],
    ['/icons/texas.svg', { 'cache-control': 'public, max-age=86400' }],
    ['/fonts/a.woff2', { 'cache-control': 'public, max-age=86400' }],
    ['/films/a.mp4', { 'cache-control': 'public, max-age=86400' }],
    ['/sounds/a.mp3', { 'cache-control': 'public, max-age=86400' }],
  ])('%s differs from a page by %o', (address, own) => {
    expect(fileHeaders(address, policies)).toEqual({ ...page, ...own })
  })

  it('follow from the rules of its folders, the narrower ones later', () => {
    expect(folderRules(policies).map(({ folder }) => folder)).toEqual(['/', '/calculator-iframe/', '/_astro/', '/media/', '/en/', '/es/'])
  })

  it('are those of its folder for all that is neither picture, type face, sound nor film', () => {
    expect(ownHeaders('/data.json')).toEqual({})
    expect(ownHeaders('/media/a.webp')).toEqual({})
  })
})
