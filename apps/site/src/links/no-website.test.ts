import { expect, it } from 'vitest'
import { holdsAccount, isIncomplete, isUnreachable, leadsOutNowhere } from './no-website.ts'

it.each(['//evil.example/x', '/\\evil.example/x', 'https:///x', 'https:/x', 'http:x', 'https://'])('%s is no whole address', (address) => {
  expect(isIncomplete(address)).toBe(true)
})

it.each(['https://elsewhere.example/', 'HTTP://elsewhere.example', '/x/', 'tel:12'])('%s is one', (address) => {
  expect(isIncomplete(address)).toBe(false)
})

it.each([
  'http://localhost/',
  'http://localhost:3000/x/',
  'https://x/',
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://192.168.1.7/',
  'https://files.local/',
  'http://router.lan/',
  'http://172.16.0.1/',
  'https://example..com/',
  'https://-a.example/',
  'https://a-.example/',
])('nobody reaches %s', (address) => {
  expect(isUnreachable(address)).toBe(true)
})

it.each([
  'https://elsewhere.example/',
  'https://localhost.example/',
  'http://203.0.113.7/',
  'http://172.15.0.1/',
  'https://a--b.example./',
  'https://lan.example/',
  '/localhost/',
  'tel:12',
])('somebody may reach %s', (address) => {
  expect(isUnreachable(address)).toBe(false)
})

it('an address with a name or a password leads out nowhere', () => {
  for (const address of ['https://user:pw@example.com/', 'http://user@example.com/', 'https://:pw@example.com/'])
    expect([address, holdsAccount(address), leadsOutNowhere(address, { kind: 'outbound' } as never)]).toEqual([address, true, true])
  for (const address of ['https://example.com/@user', 'mailto:user@example.com', '/a@b/']) expect(holdsAccount(address)).toBe(false)
})
