/** A number as it was written: its sign, and the digits before and after the point. */
export type UsNumber = { readonly sign: string; readonly whole: string; readonly decimals: string }

/** Every dash that stands before a number as the minus of keyboards. */
export const withPlainMinus = (text: string): string => text.replace(/[−\u2010-\u2015]/g, '-')

/**
 * Reads a number in the grouping of the United States, with or without a dollar sign, blanks and the commas of thousands.
 * `undefined` where points and commas mean something else, as in `1.234,56` and `10,50`, and for what is not one number (D-CALC-2).
 */
export const readUsNumber = (text: string): UsNumber | undefined => {
  const match = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(withPlainMinus(text).replace(/[$\s]/g, ''))
  if (!match || !/\d/.test(text)) return undefined
  const [, sign = '', whole = '', decimals = ''] = match
  return { sign, whole: whole.replaceAll(',', ''), decimals }
}

/** `250,000` for `250.000`, which is a quarter of a million to whoever groups by points, and 250 to others. Nothing for any other text. */
export const pointThousands = (text: string): string | undefined => {
  const [, first, rest] = /^([1-9]\d{0,2})\.(\d{3})$/.exec(text.replace(/[$\s]/g, '')) ?? []
  return first && `${first},${rest}`
}

/** Whether a text may become a number of the United States by the digits that its last comma still wants: `1,2`. */
export const wantsDigits = (text: string): boolean => /^-?\d{1,3}(?:,\d{3})*,\d{0,2}$/.test(withPlainMinus(text).replace(/[$\s]/g, ''))
