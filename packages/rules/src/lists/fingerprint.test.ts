import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'

describe('fingerprint', () => {
  it('is short and the same for the same text', () => {
    expect(fingerprint('')).toMatch(/^[\da-z]{1,11}$/)
    fc.assert(fc.property(fc.string(), (text) => fingerprint(text) === fingerprint(`${text}`)))
  })

  it('tells texts apart that differ in one character', () => {
    const texts = Array.from({ length: 5000 }, (_, index) => `{"id":"post-${index}","title":"A title"}`)
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
    expect(fingerprint('día')).not.toBe(fingerprint('dia'))
  })
})
