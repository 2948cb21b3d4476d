import { isForeignTelephone } from '@bank/forms/private-numbers.ts'

/** Groups of digits with one or two separators between them, as people write numbers. A slash parts dates and fractions, a comma amounts. */
const digitGroups = /\p{Nd}+(?:[ \t\u00a0\u202f.\u2010-\u2014\u2212_-]{1,2}\p{Nd}+)*/gu

/** Digits of an account number at least, of a card number at most; longer ones are masked, too. */
const fewestDigits = 8

/**
 * Shapes that a banker must be able to read: telephone numbers written with separators, days, ZIP+4. A number without any
 * separator may be an account, so ten digits in a row are masked: the form has a field for the telephone.
 */
const readable: readonly RegExp[] = [/^(?:1-)?3-3-4$/, /^4-2-2$/, /^2-2-4$/, /^5-4$/]

const asDigits = (text: string): string => text.normalize('NFKC').replaceAll(/[^\p{Nd}]/gu, '')

const shapeOf = (groups: string): string =>
  groups
    .split(/[^\p{Nd}]+/u)
    .map((group) => [...group].length)
    .join('-')

const masked = (digits: string): string => `****${[...digits].slice(-4).join('')}`

/**
 * A text for a mailbox: what looks like a card, account or Social Security number keeps its last four digits. Mailboxes are
 * copied, forwarded and searched; the leads database keeps the text as it was typed.
 */
export const maskNumbers = (text: string): string =>
  text.replaceAll(digitGroups, (groups, offset: number) => {
    const digits = asDigits(groups)
    const shape = shapeOf(groups)
    const isReadable = readable.some((pattern) => pattern.test(shape)) || isForeignTelephone(groups, text.slice(0, offset))
    return [...digits].length < fewestDigits || isReadable ? groups : masked(digits)
  })
