import { parseBalance } from '@bank/rules/interest/parse-balance.ts'
import { pointThousands, wantsDigits, withPlainMinus } from '@bank/rules/text/us-number.ts'
import { groupDollars, type Written } from './group-dollars.ts'

/** What the balance field shows and what it counts as. */
export type BalanceEntry = Written & {
  /** The last valid balance; never negative (CALC-10). */
  readonly cents: number
  readonly error?: 'negative' | 'invalid' | 'thousands' | undefined
  /** The balance before this text was begun: what counts again when the text turns out to be none. */
  readonly before?: number | undefined
  /** What was typed, where the mask shows it in another way: what is invalid shows it again. */
  readonly typed?: string | undefined
  /** Invalid only because a comma still wants digits: they may be on their way. */
  readonly isUnfinished?: true | undefined
  /** Nobody has written into this zero yet: what is written behind it starts a new figure. */
  readonly isFresh?: true | undefined
}

export type Change = Written & {
  /** Pasted, dropped or filled in, rather than typed key by key. */
  readonly isAtOnce: boolean
  /** By the Delete key, which must get past a comma that it cannot delete. */
  readonly isForward: boolean
}

const zeroText = '$0.00'

/** Before anything is written: $0.00 (D-CALC-5). */
export const startEntry: BalanceEntry = { text: zeroText, caret: zeroText.length, cents: 0, isFresh: true }

/** A balance with its two decimals. Both languages write it the same way, and so must the field, whatever the browser's. */
const printed = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return groupDollars({ text: `${digits.slice(0, -2)}.${digits.slice(-2)}`, caret: 0 }).text
}

/** Nothing, or signs without a letter or digit: what is typed behind them is read with them, as it is when it is pasted. */
const isBeginning = (text: string): boolean => !/\p{L}/u.test(text)

/** Without the decimals that are typed after the second. */
const cutTyped = (text: string): string => text.replace(/^([-−$,\s\d]*\.\d\d)\d+$/, '$1')

const writtenBehindZero = ({ isFresh, text: old }: BalanceEntry, { text, caret }: Written): Written =>
  isFresh && text.length > old.length && text.startsWith(old)
    ? { text: text.slice(old.length), caret: caret - old.length }
    : { text, caret }

/** What a change put into the old text: what lies between the beginning and the end that both have in common. */
const insertedText = (old: string, { text, caret }: Written): string => {
  const end = text.slice(caret)
  const kept = old.endsWith(end) ? old.slice(0, old.length - end.length) : ''
  let start = 0
  while (start < caret && start < kept.length && kept[start] === text[start]) start += 1
  return text.slice(start, caret)
}

/** The commas of the mask go where the digits go; those of the visitor are read as they stand. */
const withoutMask = (entry: BalanceEntry, change: Change, text: string): string =>
  entry.error === 'invalid' || entry.error === 'thousands' || insertedText(entry.text, change).includes(',')
    ? text
    : text.replaceAll(',', '')

/** Signs that begin no balance: the last one stays in mind for what turns out to be none. */
const isForeign = (text: string): boolean => /[^-.,$\s]/.test(withPlainMinus(text))

/** Whether three digits behind a point, the last of them just written, may be meant as thousands. */
const asksThousands = ({ text, caret }: Written): boolean => pointThousands(text) !== undefined && caret === text.length

/** All keys of a text that is written from left to right, also those that the mask moved or dropped. Nothing where it is not known. */
const typedSoFar = (entry: BalanceEntry, { text, caret }: Written): string | undefined =>
  caret === text.length && text.startsWith(entry.text) && !entry.isFresh
    ? (entry.typed ?? entry.text) + text.slice(entry.text.length)
    : undefined

/** A number that one key slipped in behind, `10000x`: the number is still meant. `12abc` is none, and `250k` another. */
const isSlip = (text: string): boolean => /^[-−$,.\s\d]*[^-−$,.\s\dkm%]$/i.test(text)

/** What counts if this text becomes no balance: the balance that it replaces, or that stood before it was begun. */
const balanceBefore = (entry: BalanceEntry, change: Change): number => {
  const isBegun = !entry.isFresh && insertedText(entry.text, change) !== change.text
  return isBegun ? (entry.before ?? entry.cents) : entry.cents
}

/**
 * Reads the raw text of the field after a change, before any mask has touched it, and says what the field shows then. The mask
 * must not swallow what is wrong, for the visitor is told about it (D-CALC-1, D-CALC-2):
 * a negative number is reset to zero with an error (CALC-11, CALC-12), a text without a digit to zero without one (CALC-13),
 * and what is not one number, or groups its digits in another way, stays as it is typed, without a mask, over the last valid balance (CALC-14):
 * the one before it was begun, for `250` on the way to `250.000,00` is nobody's balance. `250.000` alone is asked about.
 * Decimals after the second are dropped when typed and rounded when they come at once (CALC-09, D-CALC-3).
 */
export const enterBalance = (entry: BalanceEntry, change: Change): BalanceEntry => {
  const written = writtenBehindZero(entry, change)
  const text = change.isAtOnce ? written.text : cutTyped(written.text)
  const before = balanceBefore(entry, change)
  const typed = change.isAtOnce ? undefined : typedSoFar(entry, written)
  // Between digits that are there already, the third decimal is one too many and nothing else.
  if (asksThousands(written)) return { ...written, cents: before, before, error: 'thousands' }
  // Nothing but a surplus decimal was typed: nothing has changed, not even the error.
  if (text !== written.text && text === entry.text) return { ...entry, caret: text.length, typed: entry.error ? undefined : typed }
  const parsed = parseBalance(withoutMask(entry, change, text))
  switch (parsed.kind) {
    case 'negative':
      return { text: zeroText, caret: zeroText.length, cents: 0, error: 'negative' }
    case 'invalid':
      return {
        ...(typed === undefined ? written : { text: typed, caret: typed.length }),
        cents: isSlip(text) ? entry.cents : before,
        before,
        error: 'invalid',
        isUnfinished: wantsDigits(typed ?? written.text) || undefined,
      }
    case 'not-a-number':
      if (!isBeginning(text)) return startEntry
      return { ...written, cents: 0, ...(isForeign(text) && { before }) }
    case 'balance': {
      if (/\.\d{3}/.test(text)) {
        const rounded = printed(parsed.cents)
        return { text: rounded, caret: rounded.length, cents: parsed.cents, before: change.isAtOnce ? undefined : before }
      }
      const grouped = groupDollars({ text, caret: written.caret })
      const skipsComma = change.isForward && grouped.text[grouped.caret] === ','
      return {
        ...grouped,
        caret: grouped.caret + (skipsComma ? 1 : 0),
        cents: parsed.cents,
        before: change.isAtOnce ? undefined : before,
        ...(typed !== undefined && typed.replace('$', '') !== grouped.text.replace('$', '') && { typed }),
      }
    }
  }
}

/**
 * Reads what was written before the field was live, as if key after key had come now: what was valid on the way is the last valid balance, as
 * it would be for anybody who writes a little later.
 */
export const enterBeforeHydration = (text: string): BalanceEntry => {
  const { text: keys } = writtenBehindZero(startEntry, { text, caret: text.length })
  return [...keys].reduce<BalanceEntry>(
    (entry, key) =>
      enterBalance(entry, {
        text: entry.text.slice(0, entry.caret) + key + entry.text.slice(entry.caret),
        caret: entry.caret + key.length,
        isAtOnce: false,
        isForward: false,
      }),
    { text: '', caret: 0, cents: 0 },
  )
}

/** What the field shows when it is left: a valid balance with two decimals, or what is wrong with its error until it is corrected (D-CALC-2). */
export const leaveBalance = (entry: BalanceEntry): BalanceEntry => {
  const { cents, error } = entry
  if (error === 'invalid' || error === 'thousands') return { ...entry, isUnfinished: undefined }
  const text = printed(cents)
  return { text, caret: text.length, cents, error, isFresh: cents === 0 && !error ? true : undefined }
}
