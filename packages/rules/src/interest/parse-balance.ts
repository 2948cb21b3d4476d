import { readUsNumber } from '../text/us-number.ts'

export type ParsedBalance =
  | { readonly kind: 'balance'; readonly cents: number }
  /** Shows 'Balance cannot be negative' and resets to 0 (CALC-11, CALC-12). */
  | { readonly kind: 'negative' }
  /** No digit at all: resets to 0 without a message (CALC-13). */
  | { readonly kind: 'not-a-number' }
  /** Shows 'Invalid input format' and keeps the last balance (CALC-14). */
  | { readonly kind: 'invalid' }

/** Reads what was typed or pasted as a balance in dollars, rounded half up to whole cents (D-CALC-1 to D-CALC-3, D-CALC-7). Never throws. */
export const parseBalance = (text: string): ParsedBalance => {
  // Digits of other scripts are digits too, but not ours to read.
  if (!/\p{Nd}/u.test(text)) return { kind: 'not-a-number' }
  const read = readUsNumber(text)
  if (!read) return { kind: 'invalid' }
  const { sign, whole, decimals } = read
  const digits = decimals.padEnd(3, '0')
  const cents = Number(`${whole}${digits.slice(0, 2)}`) + (digits.charAt(2) >= '5' ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return { kind: 'invalid' }
  return sign !== '' && /[1-9]/.test(whole + decimals) ? { kind: 'negative' } : { kind: 'balance', cents }
}
