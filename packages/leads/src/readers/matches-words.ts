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

/**
 * What tells whether a lead holds all of the words, in capitals or not, with accents or without. A word with digits is also found where other signs
 * stand between: telephone numbers and references are written in many ways.
 */
export const matchesWords = (words: string): ((lead: ExportedLead) => boolean) => {
  const wanted = foldedWords(words)
  return ({ message, reference, recipient, subject = '', notes }) => {
    const values = [...valuesOf(message), reference, recipient, subject, ...notes.map(({ text }) => text)]
    const spaced = fold(values.join('\n'))
    const close = values.map((value) => foldedWords(value).join('')).join('\n')
    return wanted.every((word) => (/\d/.test(word) ? close : spaced).includes(word))
  }
}
