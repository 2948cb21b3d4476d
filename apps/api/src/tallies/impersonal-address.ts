import { fold } from '@bank/rules/text/fold.ts'
import { isName, startsName } from './common-names.ts'

/** What is read of an address, and what is kept of it. */
const limits = { characters: 200, parts: 8, letters: 24 } as const

/** Stands for what may lead to somebody. */
const mask = '*'

/** A word without numbers: `covid19` is `covid*`, and nothing is left of what may be a key. */
const withoutDigits = (word: string): string => word.replace(/^(\p{Ll}{3,8})\p{N}+$/u, `$1${mask}`).replace(/^.*\p{N}.*$/u, mask)

const maskWord = (word: string, before: string): string =>
  isName(fold(word)) || startsName(fold(before)) || word.length > limits.letters ? mask : withoutDigits(word)

/** One part of an address; words stand at the odd places of what it is split into. */
const maskPart = (part: string): string =>
  part.includes('@')
    ? mask
    : part
        .split(/([\p{L}\p{M}\p{N}]+)/u)
        .map((piece, index, all) => (index % 2 === 1 ? maskWord(piece, all[index - 2] ?? '') : piece.replaceAll(/[^._~-]+/g, mask)))
        .join('')

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path).normalize('NFKC')
  } catch {
    return ''
  }
}

/**
 * An address of this site that may be kept: without its query, numbers, mail addresses, long or mixed keys and common names. Empty when it
 * cannot be read. No list holds all names; so addresses are kept only when they were asked for several times (`tally-counter.ts`).
 */
export const impersonalAddress = (url: string): string => {
  const [path = ''] = url.slice(0, limits.characters).split(/[?#]/)
  return decoded(path)
    .split('/')
    .slice(0, limits.parts + 1)
    .map(maskPart)
    .join('/')
}
