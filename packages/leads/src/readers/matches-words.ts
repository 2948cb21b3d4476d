import { fold, foldedWords } from '@bank/rules/text/fold.ts'
import type { ExportedLead } from '../leads.ts'

/** What a message says of itself and no visitor wrote. */
const ownFields: ReadonlySet<string> = new Set(['env', 'lang'])

const valuesOf = (message: string | undefined): readonly string[] =>
  message === undefined
    ? []
    : Object.entries<unknown>(JSON.parse(message)).flatMap(([field, value]) =>
        typeof value === 'string' && !ownFields.has(field) ? [value] : [],
      )

/** A text as its signs are compared, of which nothing else is left. */
const asSigns = (text: string): string => text.normalize('NFC').toLowerCase()

/** A text without the hyphens inside of its words: `zeta-mail` is `zetamail`. */
const unhyphenated = (text: string): string => text.replace(/(?<=[\p{L}\p{N}])[\p{Pd}\u00ad](?=[\p{L}\p{N}])/gu, '')

/**
 * What tells whether a lead holds all of the words, in capitals or not, with accents and hyphens or without. A word with digits is also found where other
 * signs stand between: telephone numbers and references are written in many ways. Signs without words are found as they are.
 */
export const matchesWords = (words: string): ((lead: ExportedLead) => boolean) => {
  const [wanted, signs] = [foldedWords(words).filter(Boolean), asSigns(words.trim())]
  return ({ message, reference, recipient, subject = '', notes }) => {
    const values = [...valuesOf(message), reference, recipient, subject, ...notes.map(({ text }) => text)]
    if (wanted.length === 0) return values.some((value) => asSigns(value).includes(signs))
    const spaced = fold(values.join('\n'))
    const whole = `${spaced}\n${unhyphenated(spaced)}`
    const close = values.map((value) => foldedWords(value).join('')).join('\n')
    return wanted.every((word) => (/\d/.test(word) ? close : whole).includes(word))
  }
}
