import type { Language } from '../language.ts'

const english = (value: number): string => {
  const isTeen = value % 100 >= 11 && value % 100 <= 13
  const suffix = isTeen ? undefined : ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[value % 10]
  return `${value}${suffix ?? 'th'}`
}

/** Before a masculine noun first and third are shortened (primer, tercer, also in decimotercer), the others are not. */
const spanish = (value: number): string => {
  const isShortened = value % 10 === 3 || (value % 10 === 1 && value % 100 !== 11)
  return `${value}${isShortened ? '.er' : '.º'}`
}

/** A whole number as an ordinal before a noun: 1st Day, 1.er día (CARD-26, D-CARD-4). */
export const ordinal = (value: number, language: Language): string => (language === 'es' ? spanish(value) : english(value))
