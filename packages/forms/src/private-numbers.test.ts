import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasPrivateNumber, maskPrivateNumbers } from './private-numbers.ts'

describe('[D-FORM-24] private numbers in a text', () => {
  it.each([
    ['4111111111111111', '****1111'],
    ['My card is 4111 1111 1111 1111, thanks', 'My card is ****1111, thanks'],
    ['4111-1111-1111-1111 12/27 123', '****1111 12/27 123'],
    ['4111 1111 1111 1111 12 27', '****1111 12 27'],
    ['call 555-010-1234 4111 1111 1111 1111', 'call 555-010-1234 ****1111'],
    ['3782 822463 10005', '****0005'],
    ['4111\u00a01111\u20131111\u200b1111', '****1111'],
    ['4111 1111\r\n1111 1111', '****1111'],
    ['４１１１ １１１１ １１１１ １１１１', '****1111'],
    ['4111/1111/1111/1111 and 4111·1111·1111·1111', '****1111 and ****1111'],
    ['078-05-1120', '****1120'],
    ['ssn: 078/05/1120', 'ssn: ****1120'],
    ['SSN 078 05 1120!', 'SSN ****1120!'],
    ['078.05.1120 and 078051120', '****1120 and ****1120'],
    ['０７８－０５－１１２０', '****1120'],
  ])('%j is noticed, and kept as %j', (text, masked) => {
    expect(hasPrivateNumber(text)).toBe(true)
    expect(maskPrivateNumbers(text)).toBe(masked)
  })

  it.each([
    'Call (555) 010-1234 or 1-800-555-0142 after 5',
    '4111 1111 1111 1112',
    '0000 0000 0000 0000',
    '000-12-3456, 666-12-3456, 912-12-3456, 123-00-4567, 123-45-0000',
    '2026-11-20, 70360-1234, $12,345,678.90',
    'account 0012345678',
    '',
  ])('%j stays', (text) => {
    expect(hasPrivateNumber(text)).toBe(false)
    expect(maskPrivateNumbers(text)).toBe(text)
  })

  it.each([
    ['078051120', '078051120'],
    ['+52 1 55 1234 5678', '+52 1 55 1234 5678'],
    ['078-05-1120', '****1120'],
    ['4111 1111 1111 1111', '****1111'],
  ])('%j in the field of a telephone becomes %j', (text, masked) => {
    expect(maskPrivateNumbers(text, true)).toBe(masked)
    expect(hasPrivateNumber(text, true)).toBe(masked !== text)
  })

  it('none is left, whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom('a', ' ', ',', '\n', 'é', '€', '('), maxLength: 20 })
    fc.assert(
      fc.property(around, fc.constantFrom('4111 1111 1111 1111', '078-05-1120', '5500005555555559'), around, (before, number, after) => {
        const masked = maskPrivateNumbers(before + number + after)
        expect(masked).toBe(`${before}****${number.slice(-4)}${after}`)
        expect(maskPrivateNumbers(masked)).toBe(masked)
      }),
    )
  })

  it('reads a long text of digits and blanks in time', () => {
    for (const text of ['1 '.repeat(20_000), `1${' '.repeat(40_000)}`, '12345678901234567 '.repeat(2000)]) hasPrivateNumber(text)
  }, 2000)
})
