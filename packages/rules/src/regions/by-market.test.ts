import { expect, it } from 'vitest'
import { regionByMarket } from './by-market.ts'

const houston = { name: 'Houston', marketCode: 'HOU' }
const acadiana = { name: 'Acadiana', marketCode: ' Aca ' }
const nowhere = { name: 'Nowhere', marketCode: '' }

it.each([
  ['REG-03', 'HOU', false, houston],
  ['REG-03', ' hou ', false, houston],
  ['REG-03', 'aca', false, acadiana],
  ['REG-05', 'nola', false, undefined],
  ['REG-05', '', false, undefined],
  ['REG-05', '  ', false, undefined],
  ['REG-05', null, false, undefined],
  ['REG-05', undefined, false, undefined],
  ['REG-04', 'hou', true, undefined],
] as const)('[%s] the market %j, picked by hand before: %s', (_id, market, pickedByHand, region) => {
  expect(regionByMarket([nowhere, houston, acadiana], market, pickedByHand)).toBe(region)
})
