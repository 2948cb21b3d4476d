import { describe, expect, it } from 'vitest'
import { type Phrase, translator } from '../translate.ts'
import { en } from './en.ts'
import { es } from './es.ts'

const phrases = Object.keys(en) as Phrase[]

/** Names in braces that a text leaves open. */
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()

const inGroup = (group: string) => phrases.filter((phrase) => phrase.startsWith(`${group}.`)).map((phrase) => en[phrase])

describe('dictionary', () => {
  it('holds the same phrases in both languages', () => {
    expect(Object.keys(es).toSorted()).toEqual(phrases.toSorted())
  })

  it.each(phrases)('%s says something in both languages', (phrase) => {
    expect([en[phrase].trim(), es[phrase].trim()]).not.toContain('')
  })

  it.each(phrases)('%s leaves the same places open in both languages', (phrase) => {
    expect(places(es[phrase])).toEqual(places(en[phrase]))
  })

  it.each([
    ['STORE-06', 'locationType', ['Banking Center', 'ATM', 'Loan Production Office', 'Deposit Production Office', 'Commercial']],
    [
      'STORE-07',
      'branchService',
      [
        'Deposits',
        'Account Opening/Closing',
        'Cashiers Checks',
        'Check Cashing',
        'Safe Deposit Boxes',
        'Coin Machines',
        'Notary',
        'Mortgage Services',
        'Bi-Lingual Employees',
        'Night Depository',
      ],
    ],
    ['STORE-08', 'atmService', ['Withdrawal', 'Balance Inquiry', 'Account Transfers', 'Deposits']],
    ['STORE-09', 'language', ['English', 'Spanish', 'Arabic', 'Vietnamese', 'Hindi', 'Marathi', 'Gujarati', 'Farsi', 'French']],
    [
      'STORE-10',
      'featuredService',
      [
        'Retail Banking',
        'Home Lending',
        'Commercial Banking',
        'Commercial Lending',
        'Private Mortgage Banking',
        'Mortgage Warehouse Lending',
        'Drive-thru Services',
        'Has ATM',
        'Agricultural Lending',
      ],
    ],
    ['STORE-11', 'weekday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  ])('[%s] names every %s with the spelling of the records', (_id, group, names) => {
    expect(inGroup(group)).toEqual(names)
  })
})

describe('translator', () => {
  it.each([
    ['en', 'Bi-Lingual Employees'],
    ['es', 'Empleados bilingües'],
  ] as const)('[STORE-07] answers in %s', (language, text) => {
    expect(translator(language)('branchService.Bi-Lingual Employees')).toBe(text)
  })

  it('fills in the open places and leaves unknown ones visible', () => {
    expect(translator('en')('manager', { name: 'Ada' })).toBe('Manager: Ada')
    expect(translator('en')('manager')).toBe('Manager: {name}')
  })
})
