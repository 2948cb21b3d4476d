import { expect, it } from 'vitest'
import { isFromThisSite, refererOfThisSite } from './same-site.ts'

const host = 'www.bank.example'

it.each([
  ['a page of this site', { origin: 'https://www.bank.example', fetchSite: 'same-origin', host }],
  ['an older browser, without Sec-Fetch-Site', { origin: 'https://www.bank.example', fetchSite: undefined, host }],
  ['a request that a visitor started', { origin: undefined, fetchSite: 'none', host }],
  ['no browser at all', { origin: undefined, fetchSite: undefined, host }],
  ['a port', { origin: 'http://localhost:8080', fetchSite: undefined, host: 'localhost:8080' }],
  ['a port that goes without saying', { origin: 'https://www.bank.example', fetchSite: undefined, host: 'www.bank.example:443' }],
  ['another spelling', { origin: 'https://WWW.bank.example', fetchSite: undefined, host: 'www.BANK.example' }],
  ['a proxy that asks under another name', { origin: 'https://public.example', fetchSite: 'same-origin', host: '10.0.0.5:8080' }],
])('%s may post', (_name, sender) => {
  expect(isFromThisSite(sender, 'https://public.example')).toBe(true)
})

it.each([
  ['another site', { origin: 'https://evil.example', fetchSite: 'cross-site', host }],
  ['another site in an older browser', { origin: 'https://evil.example', fetchSite: undefined, host }],
  ['another site without an origin', { origin: undefined, fetchSite: 'cross-site', host }],
  ['a sibling of the site', { origin: 'https://blog.bank.example', fetchSite: 'same-site', host }],
  ['a sibling of the site without an origin', { origin: undefined, fetchSite: 'same-site', host }],
  ['a sibling that names the origin of this site', { origin: 'https://www.bank.example', fetchSite: 'same-site', host }],
  ['another site that calls itself this one', { origin: 'https://evil.example', fetchSite: 'same-origin', host }],
  ['a page without an origin of its own', { origin: 'null', fetchSite: undefined, host }],
  ['a name that begins like this one', { origin: 'https://www.bank.example.evil.example', fetchSite: undefined, host }],
  ['another port', { origin: 'https://www.bank.example:8443', fetchSite: undefined, host }],
  ['two origins', { origin: 'https://www.bank.example, https://evil.example', fetchSite: undefined, host }],
  ['another scheme', { origin: 'file://www.bank.example', fetchSite: undefined, host }],
  ['a scheme that ends like this one', { origin: 'xhttp://www.bank.example', fetchSite: undefined, host }],
  ['nonsense', { origin: '%', fetchSite: undefined, host }],
  ['an unknown word', { origin: undefined, fetchSite: 'same-origin, cross-site', host }],
  ['a host that is none', { origin: 'https://evil.example', fetchSite: undefined, host: '' }],
])('%s may not post', (_name, sender) => {
  expect(isFromThisSite(sender, 'https://public.example')).toBe(false)
})

it('without a known address of the site, only the host that was asked for counts', () => {
  expect(isFromThisSite({ origin: 'https://public.example', fetchSite: undefined, host }, undefined)).toBe(false)
  expect(isFromThisSite({ origin: `https://${host}`, fetchSite: undefined, host }, undefined)).toBe(true)
})

it.each([
  ['https://www.bank.example/en/heroes/?a=b#c', '/en/heroes/'],
  ['https://public.example/BuyAHome/', '/BuyAHome/'],
  ['https://www.bank.example', '/'],
  ['https://evil.example/en/heroes/', undefined],
  ['/en/heroes/', undefined],
  ['', undefined],
  [undefined, undefined],
])('[D-FORM-26] a request from %s names the page %s of this site', (referer, path) => {
  expect(refererOfThisSite(referer, host, 'https://public.example')?.pathname).toBe(path)
})
