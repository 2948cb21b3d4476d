import { expect, it } from 'vitest'
import { countyNames } from './county-names.ts'

it('[D-SRCH-2] names counties, and parishes in Louisiana, each once', () => {
  expect(countyNames(['77008', '77002', '70448', '00000', undefined], 'en')).toEqual(['Harris County', 'St. Tammany', 'St. Tammany Parish'])
  expect(countyNames(['77008'], 'es')).toEqual(['Harris County', 'Condado de Harris'])
  expect(countyNames(['70448'], 'es')).toEqual(['St. Tammany', 'St. Tammany Parish', 'Parroquia de St. Tammany'])
  // Jefferson is a town as well.
  expect(countyNames(['70001'], 'en')).toEqual(['Jefferson Parish'])
})
