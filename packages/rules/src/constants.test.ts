import { describe, expect, it } from 'vitest'
import * as constants from './constants.ts'

describe('business constants', () => {
  it.each([
    ['SRCH-07', constants.suggestionsNeedMoreThan, 2],
    ['PROD-05', constants.defaultMinimumDeposit, 0],
    ['LINK-32', constants.languageCookieMaxAge, 30 * 24 * 60 * 60],
    ['SEO-02', constants.longestTitle, 65],
    ['AUD-10', constants.forcedAudienceDuration, 24 * 60 * 60 * 1000],
    ['LOC-04', constants.distanceDecimals, 2],
  ])('[%s] keep the figure of the specification: %o', (_id, value, expected) => {
    expect(value).toEqual(expected)
  })
})
