import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskNumbers } from './mask-numbers.ts'

describe('numbers in a text', () => {
  it.each([
    ['card', '4111 1111 1111 1111', '****1111'],
    ['card with dashes', 'My card 4111-1111-1111-1111.', 'My card ****1111.'],
    ['card in a row', '4111111111111111', '****1111'],
    ['card of fifteen digits', '3782 822463 10005', '****0005'],
    ['card with wide spaces', '4111\u00a01111\u20131111 1111', '****1111'],
    ['card in full-width digits', '４１１１１１１１１１１１１１１１', '****1111'],
    ['account', 'account 0012345678', 'account ****5678'],
    ['account of eight digits', '12345678', '****5678'],
    ['account in groups', '12345-678901', '****8901'],
    ['Social Security number', '078-05-1120', '****1120'],
    ['Social Security number with spaces', 'SSN 078 05 1120!', 'SSN ****1120!'],
    ['Social Security number in a row', '078051120', '****1120'],
    ['two numbers', 'from 12345678 to 87654321', 'from ****5678 to ****4321'],
    ['longer than any card', '1'.repeat(40), '****1111'],
  ])('%s: %j becomes %j', (_name, text, expected) => {
    expect(maskNumbers(text)).toBe(expected)
  })

  it.each([
    ['telephone', 'Call (555) 010-1234'],
    ['telephone with dashes', '555-010-1234'],
    ['telephone with dots', '555.010.1234'],
    ['telephone with country code', '+1 555 010 1234'],
    ['telephone of another country', '+49 30 12345678, +34612345678, 011 52 1 55 1234 5678 or WhatsApp 612345678'],
    ['day', '2026-11-20 or 11-20-2026 or 11/20/2026'],
    ['ZIP+4', '70360-1234'],
    ['amounts', '$12,345,678.90 at 4.50 percent'],
    ['few digits', 'Route 66, unit 1234567'],
    ['no digits', 'Hello'],
  ])('%s: %j stays', (_name, text) => {
    expect(maskNumbers(text)).toBe(text)
  })

  it('no eight digits in a row are ever left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '5', '9', ' ', '-', '.', 'a', '\n'), maxLength: 60 }), (text) => {
        expect(maskNumbers(text)).not.toMatch(/\d{8}/)
      }),
    )
  })

  it('reads a text of 120,000 digits and separators before the runner gives the test up', () => {
    expect(maskNumbers('1 '.repeat(60_000)).length).toBeLessThan(20)
    expect(maskNumbers(`1${' '.repeat(120_000)}`).length).toBe(120_001)
  })
})
