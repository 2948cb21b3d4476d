import { expect, it } from 'vitest'
import { isIncomplete, isUnreachable } from './no-website.ts'

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
])('nobody reaches %s', (address) => {
  expect(isUnreachable(address)).toBe(true)
})

it.each(['https://elsewhere.example/', 'https://localhost.example/', 'http://203.0.113.7/', '/localhost/', 'tel:12'])(
  'somebody may reach %s',
  (address) => {
    expect(isUnreachable(address)).toBe(false)
  },
)
