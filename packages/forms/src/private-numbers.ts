/** Groups of digits as people write one number: with blanks, dashes, dots or signs that nobody sees between them, over two lines too. */
const writtenNumbers = /\p{Nd}+(?:[\s\p{Pd}\p{Cf}\u2212._]{1,3}\p{Nd}+)*/gu

/** First digits and lengths of payment cards; the longest has 19 digits. */
const cardNumber = /^(?:4\d{15}(?:\d{3})?|5\d{15}|2[2-7]\d{14}|3\d{13,18}|6\d{15,18})$/
const mostOfCard = 19

/** Areas, groups and serial numbers that were given out; the others are nobody's. */
const socialSecurity = /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)\d{4}$/

/** Whether the last digit checks, as that of every payment card does (ISO/IEC 7812-1, Luhn). */
const passesLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, sign, place) => {
    const value = Number(sign) * ((place % 2) + 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

type Group = { readonly digits: string; readonly start: number; readonly end: number }
type Span = Pick<Group, 'start' | 'end'> & { readonly last: string }

/** The number that begins with a group and ends with a later one, if it is private. */
const privateFrom = (groups: readonly Group[], isPhone: boolean): Span | undefined => {
  const start = groups[0]?.start ?? 0
  let digits = ''
  for (const [index, { digits: more, end }] of groups.entries()) {
    digits += more
    if (digits.length > mostOfCard) return undefined
    const isCard = cardNumber.test(digits) && passesLuhn(digits)
    // Nine digits in a row may be the telephone of another country.
    const isWritten = index === 0 ? !isPhone : index === 2 && groups[0]?.digits.length === 3 && groups[1]?.digits.length === 2
    if (isCard || (isWritten && socialSecurity.test(digits))) return { start, end, last: digits.slice(-4) }
  }
  return undefined
}

const privateSpans = (text: string, isPhone: boolean): readonly Span[] => {
  const spans: Span[] = []
  for (const { 0: written, index } of text.matchAll(writtenNumbers)) {
    const groups = [...written.matchAll(/\p{Nd}+/gu)].map((group) => {
      const start = index + group.index
      return { digits: group[0].normalize('NFKC'), start, end: start + group[0].length }
    })
    for (const [first, { start }] of groups.entries()) {
      const span = start < (spans.at(-1)?.end ?? 0) ? undefined : privateFrom(groups.slice(first, first + mostOfCard), isPhone)
      if (span) spans.push(span)
    }
  }
  return spans
}

/**
 * Whether a text holds what looks like the number of a payment card or of Social Security, however it is grouped and in whatever width of digits
 * (D-FORM-24). In the field of a telephone, nine digits in a row do not count.
 */
export const hasPrivateNumber = (text: string, isPhone = false): boolean => privateSpans(text, isPhone).length > 0

/** The same text with the last four digits alone of each such number (D-FORM-24). */
export const maskPrivateNumbers = (text: string, isPhone = false): string =>
  privateSpans(text, isPhone).reduceRight(
    (masked, { start, end, last }) => `${masked.slice(0, start)}****${last}${masked.slice(end)}`,
    text,
  )
