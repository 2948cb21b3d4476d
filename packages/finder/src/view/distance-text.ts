import { isSingular } from '@bank/i18n/plural.ts'
import { roundDistance } from '@bank/rules/geo/distance.ts'
import { fill } from '@bank/rules/text/fill.ts'
import type { FinderWords } from './phrases.ts'

/** A distance with at most 2 decimals: `3.46 miles`, `1 mile` (LOC-03, LOC-04, D-LOC-2). */
export const distanceText = (miles: number, words: Pick<FinderWords, 'oneMile' | 'milesAway'>, locale: string): string => {
  const rounded = roundDistance(miles)
  return fill(words[isSingular(rounded, locale) ? 'oneMile' : 'milesAway'], { miles: rounded })
}
