import { describe, expect, it } from 'vitest'
import { locationTypes } from './location-types.ts'

describe('locationTypes', () => {
  it.each([
    [['atm'], ['atm']],
    [['loan'], ['loan']],
    [[' ATM '], ['atm']],
    [['deposit'], ['deposit']],
    [['commercial'], ['commercial']],
    [
      ['branch', 'atm'],
      ['bankingCenter', 'atm'],
    ],
    [
      ['ATM', 'atm', 'loan'],
      ['atm', 'loan'],
    ],
    [['something'], ['bankingCenter']],
    [[], ['bankingCenter']],
    [undefined, ['bankingCenter']],
  ])('[LOC-14] %j is labelled %j', (types, labels) => {
    expect(locationTypes(types)).toEqual(labels)
  })
})
