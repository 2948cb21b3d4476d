import { withPlainMinus } from '@bank/rules/text/us-number.ts'

/** What counts in a written balance: everything but the signs that the mask puts in. */
const counts = (character: string): boolean => !/[$,\s]/.test(character)

const countingLength = (text: string): number => [...text].filter(counts).length

/** The first place behind the dollar sign with so many counting characters to its left. */
const caretAfter = (text: string, counting: number): number => {
  let place = text.indexOf('$') + 1
  while (place < text.length && countingLength(text.slice(0, place)) < counting) place += 1
  return place
}

export type Written = { readonly text: string; readonly caret: number }

/**
 * Puts the dollar sign and the commas of thousands into a number as far as it is written: `1234.5` becomes `$1,234.5`. The
 * caret stays between the digits it stood between (CALC-08, D-CALC-5). The text must be a number or the beginning of one.
 */
export const groupDollars = ({ text, caret }: Written): Written => {
  const [, sign = '', zeros = '', whole = '', decimals = ''] =
    /^(-?)(0*(?=\d))?(\d*)(\.\d*)?$/.exec(withPlainMinus(text).replace(/[$,\s]/g, '')) ?? []
  const grouped = `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${decimals}`
  const before = countingLength(text.slice(0, caret))
  return { text: grouped, caret: caretAfter(grouped, before - zeros.length) }
}
