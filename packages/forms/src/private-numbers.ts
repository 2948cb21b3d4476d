/** Groups of digits as people write one number: with blanks, dashes, dots, strokes or signs that nobody sees between them, over two lines too. */
const writtenNumbers = /\p{Nd}+(?:[\s\p{Pd}\p{Cf}\u2212._/·]{1,3}\p{Nd}+)*/gu

/** First digits and lengths of payment cards; the longest has 19 digits. */
const cardNumber = /^(?:4\d{15}(?:\d{3})?|5\d{15}|2[2-7]\d{14}|3\d{13,18}|6\d{15,18})$/
const mostOfCard = 19

/** Areas, groups and serial numbers that were given out; the others are nobody's. */
const socialSecurity = /^(?!000|666|9)\d{3}(?!00)\d\d(?!0000)\d{4}$/

/** Whether the last digit checks, as that of every payment card does (ISO/IEC 7812-1, Luhn). */
const passesLuhn = (digits: string): boolean =>
  [...digits].reduceRight((sum, sign, index) => {
    const value = Number(sign) * (((digits.length - 1 - index) % 2) + 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/** Whether groups of digits are one private number. Nine digits in a row may be the telephone of another country. */
const isPrivate = (groups: readonly string[], isPhone: boolean): boolean => {
  const digits = groups.join('')
  const isSocialSecurity = /^(?:3,2,4|9)$/.test(String(groups.map(({ length }) => length))) && socialSecurity.test(digits)
  return (isSocialSecurity && !(isPhone && groups.length === 1)) || (cardNumber.test(digits) && passesLuhn(digits))
}

/**
 * A text with the last four digits alone of what looks like the number of a payment card or of Social Security, however it is grouped and in
 * whatever width of digits (D-FORM-24). In the field of a telephone, nine digits in a row do not count.
 */
export const maskPrivateNumbers = (text: string, isPhone = false): string =>
  text.replaceAll(writtenNumbers, (written) => {
    // Digits stand at odd places, what is between them at even ones.
    const parts = written.split(/(\p{Nd}+)/u)
    for (let first = 1; first < parts.length; first += 2) {
      const groups: string[] = []
      for (let last = first; last < parts.length && groups.join('').length < mostOfCard; last += 2) {
        groups.push((parts[last] ?? '').normalize('NFKC'))
        if (!isPrivate(groups, isPhone)) continue
        parts.splice(first, last - first + 1, `****${groups.join('').slice(-4)}`)
        break
      }
    }
    return parts.join('')
  })

/** Whether a text holds such a number. */
export const hasPrivateNumber = (text: string, isPhone = false): boolean => maskPrivateNumbers(text, isPhone) !== text
