import { fold } from '@bank/rules/text/fold.ts'
import { isName, startsName } from './common-names.ts'

/** What is read of typed text, and what is kept of it. */
const limits = { characters: 200, words: 8, letters: 24 } as const

const street =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|court|ct|circle|cir|highway|hwy|parkway|pkwy|place|pl|trail|trl|loop|terrace'
const digit = 'zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'

/** What may lead to somebody, in the order in which it is taken out. Every repetition is bounded: visitors write what is matched. */
const personal: readonly RegExp[] = [
  // Mail addresses, also spaced or spelled out, and handles
  /[^\s@]{0,64}\s?@\s?[^\s@]{1,64}(?:\s\.\s?\p{L}{2,12}){0,2}/gu,
  /\S{1,64}\s(?:at|arroba)\s\S{1,64}\s(?:dot|punto)\s\S{2,12}/giu,
  // Web addresses
  /(?:https?:\/\/|www\.)\S{1,200}/giu,
  /[\p{L}\d-]{2,64}(?:\.[\p{L}\d-]{1,64}){0,3}\.\p{L}{2,12}(?:\/\S{0,200})?/gu,
  // Street addresses and post boxes
  new RegExp(
    String.raw`\d{1,6}\p{L}?\s(?:[\p{L}\d.'’-]{1,30}\s){0,3}?(?:${street})\b\.?(?:\s(?:apt|apartment|unit|suite|ste|lot|#)\.?\s?[\p{L}\d-]{1,8})?`,
    'giu',
  ),
  /(?:calle|avenida|avda|av|bulevar|carretera|camino|colonia)\.?\s(?:[\p{L}.'’-]{1,30}\s){0,4}?(?:#|no\.?|n[uú]m\.?|n[uú]mero)?\s?\d{1,6}\S{0,8}/giu,
  /(?:p\.?\s?o\.?\s?box|apartado(?:\spostal)?)\s#?\d{1,8}/giu,
  // Numbers in groups, and numbers that are spelled out
  /\p{Nd}+(?:[\s().,/\\_‐-―−-]{1,3}\p{Nd}+)+/gu,
  new RegExp(String.raw`\b(?:${digit})(?:[\s-](?:${digit})){2,}\b`, 'giu'),
  // Somebody who is named as such
  /\b(?:my name is|me llamo|mi nombre es)(?:\s\p{L}{1,30}){1,3}/giu,
  /\b(?:mrs?|ms\.|dr|prof|rev|sra?|srta|don|doña|señora?)\.?\s\p{L}{2,30}(?:\s\p{L}{2,30})?/giu,
]

/** Accounts and forms whose names hold a number: the only numbers that are kept. */
const numberedNames = /\b(?:401\s?\(?k\)?|403\s?\(?b\)?|w-?[2489]|529|1098|1099|5498)(?![\p{L}\p{N}])/giu

/** Takes out names, and what follows a first name: most likely the rest of it. */
const withoutNames = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => !isName(word) && !startsName(words[index - 1] ?? ''))

/**
 * The words of a search that may be kept: without numbers, mail, web and street addresses, and names of people, as they are compared. Empty
 * when nothing is left. No list holds all names; so words are kept only when they were asked for several times (`tally-counter.ts`).
 */
export const impersonalWords = (typed: string): string => {
  const text = typed.slice(0, limits.characters).normalize('NFKC').replace(/\s+/g, ' ')
  const bare = personal.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
  const known = bare.replaceAll(numberedNames, (name) => name.replaceAll(/[^\p{L}\p{N}]/gu, ''))
  const words = Array.from(known.matchAll(/[\p{L}\p{N}\p{M}]+/gu), ([word]) => fold(word))
  const kept = words.filter(
    (word) => word.length > 1 && word.length <= limits.letters && (!/\p{N}/u.test(word) || word.match(numberedNames)),
  )
  return withoutNames(kept).slice(0, limits.words).join(' ')
}
