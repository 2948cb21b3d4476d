import { type ClockTime, clockTime, hourTime } from './clock-time.ts'
import { type Day, days } from './week.ts'
import { phrases, type Word, words } from './words.ts'

export type Token =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'time'; readonly time: ClockTime }
  /** Between the two ends of a range; a dash may also stand between days and their times. */
  | { readonly kind: 'to'; readonly isDash?: boolean }
  /** Between ranges or days; an `isAside` opens a parenthesis. */
  | { readonly kind: 'and'; readonly isAside?: boolean }
  /** The end of a part of the text: a semicolon, a full stop, or the end of a line, as which a bar or a bullet counts. */
  | { readonly kind: 'break'; readonly isLine?: boolean }
  | { readonly kind: 'closed' | 'allDay' | 'appointment' }
  /** Before days that are left out of those before it. */
  | { readonly kind: 'except' }
  /** Closed for a time within other hours. */
  | { readonly kind: 'pause' }
  /** Why: behind a pause alone. */
  | { readonly kind: 'reason' }
  /** "Open", which days may be called. */
  | { readonly kind: 'open' }

const longest = 400

/** Days of a list or a range behind a capital M that is their first one. */
const capitalDays = '(?! ?[-,/& ] ?(?:[MTWF]|T[hu]|S[au])(?![a-z]))'

/** Capital Ms of which nobody can tell whether they are Monday: behind a small p, a glued P, a P beside a lone A, or noon as 12. */
const unclearMonday = new RegExp(
  [
    '\\d ?[ap](?:M|\\. ?M(?!\\.? ?[-,/& ] ?[A-Za-z]))(?![A-Za-z])',
    `\\d[AP] M(?![A-Za-z.])${capitalDays}`,
    `\\d ?A(?![.A-Za-z]| ?M).*\\d ?P M(?![A-Za-z.])${capitalDays}`,
    `(?:^|[^:.\\d])12(?:[:.]00)? ?M(?![A-Za-z.])${capitalDays}`,
  ].join('|'),
)

/** The beginning of a telephone number, and small figures that point to a note: nobody can tell what they say. */
const noHours = /(?:^|\D)1[- ][89]\d\d(?!\d)|[\u00b2\u00b3\u00b9\u2070-\u209f\u2460-\u24ff]/

/** Lower case, no accents, one kind of dash and of space. A capital M after "5p" is Monday, not the end of "p m". */
const normalized = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/(\d ?[ap]) (?=M\b)/g, '$1, ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['\u2018\u2019](?=til\b)/g, '')
    .replace(/[\u2010-\u2015\u2212~]+|--+|\.{2,}/g, '-')
    .replace(/[^\S\r\n]+/g, ' ')

const dayName = '(?:[mtwf]|t[hu]|s[au])(?![a-z])'
/** What follows the first day of a list or a range, and the first of a range. */
const moreDays = `(?: ?[-/,&+ ] ?| (?:and|y|to|thru) )${dayName}`
const lastDay = ` ?- ?${dayName}`
/** "12 m." is noon, in Spanish and in style books; "12 M-F" is noon on weekdays. */
const noonOrMidnight = new RegExp(
  `(?:12(?::00)? ?(?:del |de la )?)?(noon|midday|mediodia|midnight|medianoche)(?![a-z])|12(?:[:.]00)? del dia(?![a-z])|12(?:[:.]00)? ?(m)(?!\\.?${moreDays})\\.?(?![a-z])`,
  'y',
)
/** Neither "9 a 5", which is Spanish for 9 to 5, nor "5 p m-f" and "5 p. m, w" is am or pm with an M. */
const half = `(?: ?([ap])(?:\\. ?m\\.(?!${lastDay})|\\. ?m(?!\\.|${moreDays})|m\\.?(?!${lastDay})| m(?!${moreDays})|(?=[-. ,;&)/]|$)(?! (?:las? )?(?:\\d|medi|noon|midnight|el |anoch|dusk))\\.?)(?![a-z])| de la (manana|tarde|noche)(?![a-z]))?`
const timePattern = new RegExp(`(\\d{1,4})(?:[:.](\\d{2}))?${half}(?![a-z0-9])`, 'y')
/** "17h", "8h30" and "8:30 h". */
const hourPattern = /(\d{1,2})(?:[:.](\d{2}))? ?h(?:(\d{2})|s)?(?![a-z0-9])\.?/y
const wordPattern = /([a-z]+)\.?/y
const signs: Readonly<Record<string, Token>> = {
  '-': { kind: 'to', isDash: true },
  ',': { kind: 'and' },
  '&': { kind: 'and' },
  '+': { kind: 'and' },
  '/': { kind: 'and' },
  '(': { kind: 'and', isAside: true },
  ')': { kind: 'and' },
  ';': { kind: 'break' },
  '.': { kind: 'break' },
  '\n': { kind: 'break', isLine: true },
  '\r': { kind: 'break', isLine: true },
  '|': { kind: 'break', isLine: true },
  '•': { kind: 'break', isLine: true },
  '·': { kind: 'break', isLine: true },
}

type Found = { readonly tokens: readonly Token[]; readonly word?: Word; readonly next: number }

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const wordTokens = (word: Word): readonly Token[] => {
  if (word.says === 'nothing') return []
  if (word.says === 'days') return [{ kind: 'days', days: word.days ?? [] }]
  return word.says === 'dawn' || word.says === 'dusk' ? [{ kind: 'time', time: { kind: word.says } }] : [{ kind: word.says }]
}

const phraseAt = (text: string, at: number): Found | undefined => {
  for (const [pattern, meaning] of phrases) {
    if (!matchAt(pattern, text, at)) continue
    const next = pattern.lastIndex
    if (meaning === 'always') return { tokens: [{ kind: 'days', days }, { kind: 'allDay' }], next }
    if (typeof meaning === 'string') return { tokens: [{ kind: meaning }], next }
    return { tokens: wordTokens(meaning), word: meaning, next }
  }
  return undefined
}

const timeAt = (text: string, at: number): Found | undefined => {
  const named = matchAt(noonOrMidnight, text, at)
  if (named) {
    const kind = named[1]?.startsWith('midn') || named[1] === 'medianoche' ? 'midnight' : 'noon'
    return { tokens: [{ kind: 'time', time: { kind } }], next: noonOrMidnight.lastIndex }
  }
  const [, hour, signed, glued] = matchAt(hourPattern, text, at) ?? []
  if (hour) {
    const time = signed && glued ? undefined : hourTime(hour, signed ?? glued)
    return time && { tokens: [{ kind: 'time', time }], next: hourPattern.lastIndex }
  }
  const match = matchAt(timePattern, text, at)
  const [, hours = '', minutes, letter, dayPart] = match ?? []
  // At 12 it is midnight, and from one on the next morning.
  if (dayPart === 'noche' && !/(?:[6-9]|1[01])$/.test(hours)) return undefined
  const morning = letter === 'a' || dayPart === 'manana'
  const time = match && clockTime(hours, minutes, letter || dayPart ? (morning ? 'am' : 'pm') : undefined)
  return time ? { tokens: [{ kind: 'time', time }], next: timePattern.lastIndex } : undefined
}

const wordAt = (text: string, at: number): Found | undefined => {
  const match = matchAt(wordPattern, text, at)
  const word = words.get(match?.[1] ?? '')
  return word && { tokens: wordTokens(word), word, next: wordPattern.lastIndex }
}

const colon = / ?:/y

/** A colon may end what introduces hours: "Mon:" and "Hours:". */
const afterColon = ({ word, next }: Found, text: string): number =>
  (word?.says === 'days' || word?.says === 'nothing' || word?.says === 'open') && matchAt(colon, text, next) ? colon.lastIndex : next

/** A day with a colon and nothing behind it: it was left blank. */
const blank = / ?: *(?:[;,.|•·\r\n]|$)/y

const isBlank = ({ word, next }: Found, text: string): boolean => word?.says === 'days' && matchAt(blank, text, next) !== null

const signAt = (text: string, at: number): Found | undefined => {
  const sign = signs[text.charAt(at)]
  return sign && { tokens: [sign], next: at + 1 }
}

/** Days in two languages contradict each other, and a word that may be of either needs another one of its own beside it. */
const isOneLanguage = (found: readonly Word[]): boolean => {
  const named = new Set(found.filter(({ says }) => says === 'days').map(({ language }) => language))
  if (named.has('en') && named.has('es')) return false
  return found.every(({ isUnsure }) => !isUnsure) || found.some(({ language, isUnsure }) => language === 'es' && !isUnsure)
}

/** "X 9-5" and "M 9-5": an initial that names the only day. Behind hours, "9-5 M", an English one does. */
const isInitialAlone = (found: readonly Word[], read: readonly Token[]): boolean => {
  const [first, ...rest] = found.filter(({ says }) => says === 'days')
  return first?.isInitial === true && rest.length === 0 && (first.language === 'es' || read[0]?.kind === 'days')
}

/** "From Monday" without another day says when something begins: it is not about every Monday. */
const isStart = (read: readonly Token[], at: number): boolean =>
  read[at]?.kind === 'days' && (read[at + 1]?.kind !== 'to' || read[at + 2]?.kind !== 'days')

/**
 * Splits an hours text into its words and signs; `undefined` when something in it is not of the notation, or when it has more than 400
 * characters. Every step reads at least one character, so the time is in proportion to the text's length.
 */
export const tokens = (text: string): readonly Token[] | undefined => {
  if (text.length > longest || unclearMonday.test(text) || noHours.test(text)) return undefined
  const plain = normalized(text)
  const read: Token[] = []
  const seen: Word[] = []
  const starts: number[] = []
  let colonEnd = 0
  let at = 0
  while (at < plain.length) {
    if (plain[at] === ' ') {
      at += 1
      continue
    }
    const found = phraseAt(plain, at) ?? timeAt(plain, at) ?? wordAt(plain, at) ?? signAt(plain, at)
    if (!found || isBlank(found, plain)) return undefined
    // "Mon: - Tue: 9-5" may leave Monday blank.
    if (colonEnd === read.length - 1 && found.word?.says === 'days' && read.at(-1)?.kind === 'to') return undefined
    read.push(...found.tokens)
    if (found.word) seen.push(found.word)
    if (found.word?.beginsRange) starts.push(read.length)
    at = afterColon(found, plain)
    if (found.word?.says === 'days' && at > found.next) colonEnd = read.length
  }
  return isOneLanguage(seen) && !isInitialAlone(seen, read) && !starts.some((start) => isStart(read, start)) ? read : undefined
}
