import { expect, it } from 'vitest'
import { asksFromHere } from './asks-from-here.ts'

it.each([
  ['127.0.0.1', {}, true],
  ['::1', { host: 'localhost' }, true],
  ['::ffff:127.0.0.1', {}, true],
  ['192.0.2.7', {}, false],
  [undefined, {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, false],
  ['127.0.0.1', { 'x-real-ip': '192.0.2.7' }, false],
  ['127.0.0.1', { forwarded: 'for=192.0.2.7' }, false],
  ['127.0.0.1', { via: '1.1 proxy' }, false],
])('from %s with %j: %s', (remoteAddress, headers, expected) => {
  expect(asksFromHere({ socket: { remoteAddress }, headers } as never)).toBe(expected)
})
