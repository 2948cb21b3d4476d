import { expect, it } from 'vitest'
import { features } from '../finder-location.ts'
import { partsAsked } from './part-schedules.ts'

it('[D-LOC-1] what is done at a counter is asked of the lobby alone, a drive-thru of itself, all else of both', () => {
  const atCounters = features.filter((feature) => partsAsked(['bankingCenter', 'atm'], { features: [feature] }).join() === 'lobby')
  expect(atCounters.toSorted()).toEqual(['cashiers-checks', 'coin-machine', 'notary', 'safe-deposit'])
  expect(partsAsked(['bankingCenter'], {})).toEqual(['lobby', 'driveThru'])
  expect(partsAsked(['bankingCenter'], { features: ['drive-thru', 'night-deposit'] })).toEqual(['driveThru'])
  expect(partsAsked(['bankingCenter'], { features: ['drive-thru', 'notary'] })).toEqual(['lobby'])
})

it('[D-LOC-1] machines are asked about where somebody looks for one or nothing else is there', () => {
  expect(partsAsked(['bankingCenter', 'atm'], { kind: 'atm', features: ['notary'] })).toEqual(['atm'])
  expect(partsAsked(['atm'], {})).toEqual(['atm'])
})
