/**
 * Groups of digits as people write one number: with blanks, dashes, dots, commas, parentheses or signs that nobody sees between them, over two lines too,
 * or with a word in parentheses: `4111 (visa) 1111 1111 1111`.
 */
const writtenNumbers = /\p{Nd}+(?:(?:[\s\p{Pd}\p{Cf}\u2212._/·,:;|*'’()]{1,5}|\s?\([\p{L} ]{1,20}\)\s?)\p{Nd}+)*/gu

/** First digits and lengths of payment cards; the longest has 19 digits. */
const cardNumber = /^(?:4\d{15}(?:\d{3})?|5\d{15}|2[2-7]\d{14}|3[47]\d{13}|35\d{14,17}|3(?:0[0-59]|[689]\d)\d{11,16}|6\d{15,18})$/
const [leastOfCard, mostOfCard] = [14, 19]

/** Areas, groups and serial numbers that were given out, and the groups that taxpayer numbers (ITIN) from 900 on have; the others are nobody's. */
const socialSecurity = /^(?:(?!000|666|9)\d{3}(?!00)\d\d(?!0000)|9\d\d(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9]))\d{4}$/
const digitsOfSocialSecurity = 9

/** Digits of the longest telephone number, with its country. */
const mostOfTelephone = 15
/** Digits that lead out of a country. */
const mostOfWayOut = 3
/** Words for a telephone, or for the routing number of a bank, right before a number or with small words between: `call me at`, `mi móvil es el`. */
const telephoneWord =
  /(?:tel|phone|fono|cel|mobile|m[oó]vil|call|ll[aá]m|text|whatsapp|fax|routing|de ruta)\p{L}{0,8}(?:[\s.,:#]{1,3}(?:a|al|at|el|en|es|is|line|me|my|mi|n[oú]mero|no|number|on|us)){0,4}[\s.:#]{0,3}$/iu
/** How far before a number such words may begin. */
const mostOfAnnouncement = 48

/** The value of a digit of any script: in each they stand in a row from nought to nine. */
const digitValue = (digit: string): number => {
  let [before, code] = [0, digit.codePointAt(0) ?? 0]
  for (code -= 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) before += 1
  return before % 10
}

const asciiDigits = (group: string): string => (/^\d*$/.test(group) ? group : Array.from(group, digitValue).join(''))

/** Whether the last digit checks, as that of every payment card does (ISO/IEC 7812-1, Luhn). */
const passesLuhn = (digits: string): boolean =>
  [...digits].reduceRight((sum, sign, index) => {
    const value = Number(sign) * (((digits.length - 1 - index) % 2) + 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0) %
    10 ===
  0

/**
 * Whether people write the number of a card in such groups: of four, as it stands on the card, or all of them alike. Days, ZIP codes one after
 * another and amounts are written otherwise.
 */
const isCardShape = (groups: readonly string[], between: readonly string[]): boolean => {
  const lengths = groups.map(({ length }) => length)
  const [first = 0] = lengths
  const all = lengths.slice(0, -1)
  if (all.every((length) => length % 4 === 0) || /^(?:4,6,[45]|6,10)$/.test(String(lengths))) return true
  if (String(lengths) === '5,5,5') return /^3[47]/.test(groups[0] ?? '')
  const isAmount = first === 3 && /^[,.]$/.test(between[0] ?? '')
  return first < 4 && all.every((length) => length === first) && new Set(between).size === 1 && !isAmount
}

const isCard = (groups: readonly string[], between: readonly string[]): boolean => {
  const digits = groups.join('')
  return cardNumber.test(digits) && isCardShape(groups, between) && passesLuhn(digits)
}

/**
 * Whether a number is written like one of Social Security: 3-2-4 digits, or nine in a row. Where a telephone is asked for or told of, nine
 * digits may be that of another country, and only dashes say otherwise. Numbers with a blank after a comma, or far from each other, are several.
 */
const isSocialSecurity = (groups: readonly string[], between: readonly string[], mayBeTelephone: boolean): boolean => {
  const shape = String(groups.map(({ length }) => length))
  const isOne = shape === '9' || (shape === '3,2,4' && !between.some((each) => /[,:;]\s|.{4}/s.test(each)))
  const isDashed = shape !== '9' && between.every((each) => /^\s?[\p{Pd}\u2212]\s?$/u.test(each))
  return isOne && (isDashed || !mayBeTelephone) && socialSecurity.test(groups.join(''))
}

/** How many of the first groups are a telephone number by what stands before them: a plus, or the way out of a country. */
const telephoneGroups = (groups: readonly string[], before: string): number => {
  const shape = groups.map(({ length }) => length).join()
  const hasPlus = before.endsWith('+')
  const isAbroad = hasPlus || (/^(?:00(?:\d\d\d?)?|011)$/.test(groups[0] ?? '') && !shape.startsWith('3,2,4'))
  if (!isAbroad) return 0
  let digits = 0
  const end = groups.findIndex(({ length }) => {
    digits += length
    return digits > mostOfTelephone + (hasPlus ? 0 : mostOfWayOut)
  })
  return end < 0 ? groups.length : end
}

/**
 * Whether digits that stand after `before` are the telephone number of another country, as far as that can be told: with a plus or the way out
 * of a country before it, or a word for it.
 */
export const isForeignTelephone = (written: string, before: string): boolean => {
  const groups = written.split(/[^\p{Nd}]+/u).map(asciiDigits)
  const { length } = groups.join('')
  return (
    (length <= mostOfTelephone && telephoneWord.test(before.slice(-mostOfAnnouncement))) ||
    telephoneGroups(groups, before) === groups.length
  )
}

/**
 * A text with the last four digits alone of what looks like the number of a payment card or of Social Security, however it is grouped and in
 * digits of whatever script (D-FORM-24). Telephone numbers stay: those of other countries too, where a plus or a word says what they are, and in
 * the field of a telephone all but cards and 3-2-4 digits with dashes.
 */
export const maskPrivateNumbers = (text: string, isPhone = false): string =>
  text.replaceAll(writtenNumbers, (written, offset: number) => {
    const before = text.slice(Math.max(0, offset - mostOfAnnouncement), offset)
    // Digits stand at odd places, what is between them at even ones.
    const parts = written.split(/(\p{Nd}+)/u)
    const groups = parts.filter((_, place) => place % 2 === 1).map(asciiDigits)
    const between = parts.filter((_, place) => place % 2 === 0)
    const abroad = telephoneGroups(groups, before)
    if (abroad === groups.length) return written
    const isAnnounced = isPhone || telephoneWord.test(before)
    let masked = ''
    for (let first = 0; first < groups.length; first += 1) {
      let end = first
      for (let digits = 0, last = first; last < groups.length && digits < mostOfCard; last += 1) {
        digits += groups[last]?.length ?? 0
        if (digits !== digitsOfSocialSecurity && digits < leastOfCard) continue
        const [some, gaps] = [groups.slice(first, last + 1), between.slice(first + 1, last + 1)]
        const isPrivate = isCard(some, gaps) || (first >= abroad && isSocialSecurity(some, gaps, isPhone || (isAnnounced && first === 0)))
        if (isPrivate) end = last + 1
        if (isPrivate) break
      }
      masked += between[first] ?? ''
      masked += end > first ? `****${groups.slice(first, end).join('').slice(-4)}` : (parts[2 * first + 1] ?? '')
      if (end > first) first = end - 1
    }
    return masked + (between.at(-1) ?? '')
  })

/** Whether a text holds such a number. */
export const hasPrivateNumber = (text: string, isPhone = false): boolean => maskPrivateNumbers(text, isPhone) !== text
