import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'

describe('business constants', () => {
  it.each([
    ['SRCH-07', constants.suggestionsNeedMoreThan, 2],
    ['HEAD-08', constants.headerHeight, 75],
    ['HEAD-07', constants.logoHeight, 44],
    ['PROD-05', constants.defaultMinimumDeposit, 0],
    ['LINK-32', constants.languageCookieMaxAge, 30 * 24 * 60 * 60],
    ['SEO-02', constants.longestTitle, 65],
    ['AUD-10', constants.forcedAudienceDuration, 24 * 60 * 60 * 1000],
    ['LOC-04', constants.distanceDecimals, 2],
    ['CONST-01', Object.values(constants.breakpoints), [890, 639]],
    ['BLK-26', constants.ctaBoxColumns, { standard: 5, mini: 4, full: 6 }],
    ['BLK-29', constants.circleSizes, { small: 268, medium: 390, large: 468 }],
  ])('[%s] keep the figure of the specification: %o', (_id, value, expected) => {
    expect(value).toEqual(expected)
  })
})
