const daysOfYear = 365

/**
 * The yearly interest rate, compounded daily, that comes to an annual percentage yield: both are fractions, 0.045 is 4.50%. Zero stays
 * zero. This is the rate that may be printed beside the yield (12 CFR 1030, appendix A, part I).
 */
export const interestRateOf = (annualYield: number): number => daysOfYear * Math.expm1(Math.log1p(annualYield) / daysOfYear)
