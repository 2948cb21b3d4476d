import { describe, expect, it } from 'vitest'
import { knownAddress } from './known-address.ts'

const known = ['care@bank.example', undefined, '', ' Treasury@bank.example ']

describe('[D-FORM-5] an address of the bank', () => {
  it.each([
    ['care@bank.example', 'care@bank.example'],
    [' treasury@BANK.example\n', 'Treasury@bank.example'],
  ])('is found by %j', (wanted, address) => expect(knownAddress(wanted, known)).toBe(address))

  it.each([undefined, '', ' ', 'stranger@elsewhere.example', 'care@bank.example, stranger@elsewhere.example', 'care'])(
    'is not found by %j',
    (wanted) => expect(knownAddress(wanted, known)).toBeUndefined(),
  )
})
