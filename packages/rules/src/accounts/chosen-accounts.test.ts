import { describe, expect, it } from 'vitest'
import { askedIn, chosenIn, mostCompared, unknownIn, withChosen } from './chosen-accounts.ts'

const known = ['pine-savings', 'first-account', 'money-market', 'gulf-checking']

describe('the accounts that an address asks for', () => {
  it.each([
    ['', [], 0],
    ['?accounts=', [], 0],
    ['?other=pine-savings', [], 0],
    ['?accounts=pine-savings,first-account', ['pine-savings', 'first-account'], 0],
    ['?accounts=first-account,pine-savings,first-account', ['first-account', 'pine-savings'], 0],
    ['?accounts=gone,pine-savings,,other,gone', ['pine-savings'], 2],
    ['?accounts=pine-savings%2Cfirst-account&lang=es', ['pine-savings', 'first-account'], 0],
  ])('in %j are %j, and %i that there are not', (search, accounts, unknown) => {
    expect([askedIn(search, known), chosenIn(search, known), unknownIn(search, known)]).toEqual([accounts, accounts, unknown])
  })

  it('are compared up to the most that are compared', () => {
    const search = `?accounts=${known.join(',')}`
    expect(askedIn(search, known)).toEqual(known)
    expect(chosenIn(search, known)).toEqual(known.slice(0, mostCompared))
  })
})

describe('the query with other accounts chosen', () => {
  it.each([
    ['', ['a'], '?accounts=a'],
    ['', [], ''],
    ['?accounts=a,b', [], ''],
    ['?accounts=a,b', ['b', 'c&d'], '?accounts=b,c%26d'],
    ['?x=1&accounts=a&y=2', ['b'], '?x=1&y=2&accounts=b'],
    ['?x=1&accounts=a', [], '?x=1'],
  ])('of %j for %j is %j', (search, chosen, query) => expect(withChosen(search, chosen)).toBe(query))
})
