import { expect, it } from 'vitest'
import { alertStorageKey, dismissedHeight } from './alert.ts'
import { isTypedAlert } from './typed-alert.ts'

it.each([
  ['ALERT-14', 'urgent', true],
  ['ALERT-15', 'timeSensitive', true],
  ['ALERT-15', 'anything', true],
  ['ALERT-16', '', false],
  ['ALERT-16', null, false],
  ['ALERT-16', undefined, false],
])('[%s] the type %j is red: %s', (_id, type, red) => {
  expect(isTypedAlert({ type })).toBe(red)
})

it('[STORE-05] [ALERT-05] a dismissal is kept for each alert by itself, as the height 0', () => {
  expect([alertStorageKey('storm'), alertStorageKey('closing'), dismissedHeight]).toEqual(['alertHeight-storm', 'alertHeight-closing', '0'])
})
