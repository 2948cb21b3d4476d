import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestFrom } from './suggestions.ts'

const { suggest } = await suggestFrom([
  'How do I send a wire?',
  'Business savings',
  'Houston',
  'Houston Heights',
  'Downtown Houston',
  'Savings',
  'Savings calculator',
  'SAVINGS',
  '¿Qué necesito para abrir una cuenta?',
  'Cajero automático',
  'Ana Ruiz',
  ...Array.from({ length: 12 }, (_, index) => `Tip number ${index}`),
])

describe('[API-01] suggestions', () => {
  it.each([
    [
      'a whole beginning comes before the beginning of a word, and shorter names come first',
      'sav',
      ['Savings', 'Savings calculator', 'Business savings'],
    ],
    ['a name that begins others stands before them', 'houston', ['Houston', 'Houston Heights', 'Downtown Houston']],
    ['words further on count', 'wire', ['How do I send a wire?']],
    ['so do words that follow each other', 'send a wi', ['How do I send a wire?']],
    ['words may come in any order', 'wire send', ['How do I send a wire?']],
    ['the surname is enough', 'rui', ['Ana Ruiz']],
    ['accents may be missing', 'cajero auto', ['Cajero automático']],
    ['signs may be missing', 'que nece', ['¿Qué necesito para abrir una cuenta?']],
    ['three characters are enough [SRCH-09]', 'caj', ['Cajero automático']],
    ['typing mistakes are forgiven where nothing else answers [D-SRCH-2]', 'savngs calculatr', ['Savings calculator']],
    ['noise answers nothing', 'zzqxjv', []],
    ['one word that fits does not excuse the others', 'wire zebra', []],
  ])('%s', (_name, typed, names) => expect(suggest(typed)).toEqual(names))

  it('are at most eight', () => expect(suggest('tip')).toHaveLength(8))

  it.each(['', 'sa', ' sa ', 'sa      ', '🦐🦐', '???'])('[SRCH-07] [SRCH-08] there are none for %j', (typed) =>
    expect(suggest(typed)).toEqual([]),
  )

  it('never throw, whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => void suggest(typed)))
  })
})
