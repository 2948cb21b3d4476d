import { describe, expect, it } from 'vitest'
import { storedPlaces } from '../testing/content-locations.ts'
import { nameWords } from '../text/name-words.ts'
import { normalise } from '../text/normalise.ts'
import { kindIndex } from './kind-index.ts'

const names = [
  'Sam Houston State University',
  'University of Houston Downtown',
  'Ochsner Medical Center',
  'Houston Methodist Hospital',
  'Highland Park',
]
const find = kindIndex(
  names.map((name) => [normalise(name), name] as const),
  nameWords(storedPlaces().sameWords),
)

describe('[D-LOC-1] [LOC-01] an institution by what it is and a part of its name', () => {
  it.each([
    ['universidad Sam Houston', ['Sam Houston State University']],
    ['hospital Ochsner', ['Ochsner Medical Center']],
    ['clínica Ochsnar', ['Ochsner Medical Center']],
    ['hospital metodista', ['Houston Methodist Hospital']],
    ['university Houston downtown', ['University of Houston Downtown']],
    // Neither its kind alone, nor another word, nor no kind at all.
    ['universidad', []],
    ['universidad Rice', []],
    ['Ochsner', []],
    ['estadio Ochsner', []],
  ])('is found by %s: %j', (typed, found) => expect(find(normalise(typed))).toEqual(found))

  it('is found by its sound where that is asked for', () => {
    expect(find(normalise('clínica Oxner'))).toEqual([])
    expect(find(normalise('clínica Oxner'), true)).toEqual(['Ochsner Medical Center'])
    expect(find(normalise('clínica Rice'), true)).toEqual([])
  })
})
