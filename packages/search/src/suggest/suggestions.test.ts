import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSuggestions } from './suggestions.ts'

const named = (name: string, ...synonyms: string[]) => ({ name, synonyms })

const corrections = new Map([
  ['savngs', 'savings'],
  ['calculatr', 'calculator'],
  ['savg', 'savings'],
])

const { complete } = createSuggestions(
  [
    named('How do I send a wire?', 'remittance', 'money abroad'),
    named('Business savings'),
    named('Houston'),
    named('Houston Heights'),
    named('Downtown Houston'),
    named('Savings', 'rainy day', 'calculated risk'),
    named('Savings calculator'),
    named('SAVINGS'),
    named('¿Qué necesito para abrir una cuenta?'),
    named('Cajero automático'),
    named('Ana Ruiz', 'Houston'),
    ...Array.from({ length: 12 }, (_, index) => named(`Tip number ${index}`)),
  ],
  (word) => corrections.get(word),
)

describe('[API-01] suggestions', () => {
  it.each([
    [
      'a whole beginning comes before the beginning of a word, and shorter names come first',
      'sav',
      ['Savings', 'Savings calculator', 'Business savings'],
    ],
    ['a name that begins others stands before them', 'housto', ['Houston', 'Houston Heights', 'Downtown Houston']],
    ['words further on count', 'wire', ['How do I send a wire?']],
    ['so do words that follow each other', 'send a wi', ['How do I send a wire?']],
    ['words may come in any order', 'wire send', ['How do I send a wire?']],
    ['the surname is enough', 'rui', ['Ana Ruiz']],
    ['accents may be missing', 'cajero auto', ['Cajero automático']],
    ['signs may be missing', 'que nece', ['¿Qué necesito para abrir una cuenta?']],
    ['three characters are enough [SRCH-09]', 'caj', ['Cajero automático']],
    ['a synonym leads to its name', 'remi', ['How do I send a wire?']],
    ['synonyms that begin so are left out beside names', 'calcula', ['Savings calculator']],
    ['a whole synonym stands beside names', 'houston', ['Houston', 'Houston Heights', 'Downtown Houston', 'Ana Ruiz']],
    ['three letters of a synonym are too few', 'rem', []],
    ['the middle of a synonym leads nowhere', 'abroad', []],
    ['a short beginning is no mistake', 'savg', []],
    ['typing mistakes are forgiven where nothing else answers [D-SRCH-2]', 'savngs calculatr', ['Savings calculator']],
    ['noise answers nothing', 'zzqxjv', []],
    ['one word that fits does not excuse the others', 'wire zebra', []],
  ])('%s', (_name, typed, names) => expect(complete(typed)).toEqual(names))

  it('are at most eight', () => expect(complete('tip')).toHaveLength(8))

  it('never throw, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => void complete(typed)))
  })

  it('puts machines behind all that have a name of their own, in the same order among themselves', () => {
    const machine = (name: string) => ({ ...named(name), isOneOfMany: true })
    const { complete: completeAll } = createSuggestions(
      [machine('Lufkin North drive-up'), machine('Old Lufkin ATM'), machine('ATM of Lufkin'), named('Downtown branch in Lufkin')],
      () => undefined,
    )
    expect(completeAll('lufkin')).toEqual(['Downtown branch in Lufkin', 'Lufkin North drive-up', 'ATM of Lufkin', 'Old Lufkin ATM'])
    expect(completeAll('lufkin atm')).toEqual(['Old Lufkin ATM', 'ATM of Lufkin'])
  })
})
