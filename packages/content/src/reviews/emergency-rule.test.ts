import { expect, it } from 'vitest'
import { saysEmergency } from './emergency-rule.ts'

it.each([
  ['Hurricane!', true],
  ['Storm S16', false],
  ['   Storm S16   ', false],
  ['\u200b'.repeat(11), false],
  ['Storm\u200b\u200b\u200b S16', false],
])('counts the characters of a reason that somebody sees: %j', (reason, is) => {
  expect(saysEmergency(reason)).toBe(is)
})
