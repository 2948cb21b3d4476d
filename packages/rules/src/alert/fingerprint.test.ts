import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alertFingerprint, alertLinesFingerprint } from './fingerprint.ts'

const alert = { id: 'storm', type: 'urgent', urls: '/en/', description: '<b>Closed</b> today' }

it.each([
  ['id', { id: 'storms' }],
  ['type', { type: '' }],
  ['urls', { urls: '/en/\n/es/' }],
  ['description', { description: '<b>Closed</b> tomorrow' }],
])('another %s is another alert', (_field, change) => {
  expect(alertFingerprint({ ...alert, ...change })).not.toBe(alertFingerprint(alert))
})

it('words that move from one field to the next are another alert', () => {
  expect(alertFingerprint({ id: 'a', type: 'b' })).not.toBe(alertFingerprint({ id: 'a', urls: 'b' }))
})

it.each([undefined, null, ''])('a field that is %j is as if it were not there', (nothing) => {
  expect(alertFingerprint({ id: 'a', type: nothing, urls: nothing, description: nothing })).toBe(alertFingerprint({ id: 'a' }))
})

it('is one word for any alert, and the same every time', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary-ascii' }), (id, description) => {
      const fingerprint = alertFingerprint({ id, description })
      return /^[0-9a-z]{1,7}$/.test(fingerprint) && alertFingerprint({ id, description }) === fingerprint
    }),
  )
})

it('where an alert shows has one name whatever it says', () => {
  const name = alertLinesFingerprint(alert)
  expect(alertLinesFingerprint({ id: alert.id, urls: alert.urls })).toBe(name)
  expect(alertLinesFingerprint({ ...alert, urls: '/es/' })).not.toBe(name)
  expect(alertLinesFingerprint({ ...alert, id: 'storms' })).not.toBe(name)
})
