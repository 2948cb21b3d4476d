import { heardOf } from '@bank/rules/text/sound.ts'
import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

const heard = (name: string): string => heardOf(normalise(name)).sound

describe('[D-LOC-1] the sound of a name', () => {
  it.each([
    ['Juston', 'Houston'],
    ['For Uort', 'Fort Worth'],
    ['Bomon', 'Beaumont'],
    ['Meteri', 'Metairie'],
    ['Quener', 'Kenner'],
    ['Beitaun', 'Baytown'],
    ['Yakson', 'Jackson'],
    ['Bilocsi', 'Biloxi'],
    ['Estarkvil', 'Starkville'],
    ['Naches', 'Natchez'],
    ['Tibodó', 'Thibodaux'],
    ['Silsbi', 'Silsbee'],
    ['Lisvil', 'Leesville'],
    ['Iunis', 'Eunice'],
    ['Jaits', 'Heights'],
  ])('of %s is that of %s', (one, other) => expect(heard(one)).toBe(heard(other)))

  it.each([
    ['Kenner', 'Conroe'],
    ['Ruston', 'Houston'],
    ['Katy', 'Petal'],
  ])('of %s is not that of %s', (one, other) => expect(heard(one)).not.toBe(heard(other)))

  it('keeps its consonants, and that it begins with a vowel', () => {
    expect(['Houston', 'Orange', 'Eunice'].map((name) => heardOf(normalise(name)).consonants)).toEqual(['jstn', '_rns', '_ns'])
  })
})
