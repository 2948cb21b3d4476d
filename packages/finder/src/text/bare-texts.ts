import { withoutBankWords } from './bank-words.ts'
import { isBeside, isOfNames } from './ordinary-words.ts'

/** `la` behind a town is a state. */
const codes: readonly string[] = ['la', 'ms', 'tx', 'miss']

/** A folded search without the words at both its ends that are none of a name. */
const peel = (folded: string, isNone: (word: string) => boolean, isBehind = isNone): string => {
  const words = folded.split(' ')
  const first = words.findIndex((word) => !isNone(word))
  const last = words.findLastIndex((word, at) => !isBehind(word) || (at > first && codes.includes(word)))
  return first < 0 ? '' : words.slice(first, last + 1).join(' ')
}

const states = 'texas|tejas|tx|louisiana|luisiana|la|mississippi|misisipi|miss|ms'
const stateInFront = new RegExp(`^(${states}) (.+)`)
const stateGrownOn = new RegExp(`^(\\S{4,}?)(${states})$`)
const wordBeforeState = new RegExp(` (?:en|in|de) (?=(?:${states})$)`)

/**
 * What else a folded search may say where the whole is no place as it is written (D-LOC-1): without the words for a bank, without those of a question at its
 * ends (`horario de Hatiesburg`), with its state at the end (`Texas Katy`, `houstontexas`). What takes less away comes first.
 */
export const bareTexts = (folded: string): readonly string[] => {
  const bare = withoutBankWords(folded)
  const named = peel(bare, isBeside)
  const isNone = (word: string): boolean => isBeside(word) || isOfNames(word)
  // `pueblo de Morgan City`, `Port Sulphur city limits`.
  const texts = [bare, named, peel(named, isNone, isBeside), peel(named, isBeside, isNone), peel(named, isNone)]
  const ordered = [folded, named].flatMap((text) => [
    text.replace(wordBeforeState, ' '),
    text.replace(stateInFront, '$2 $1'),
    text.replace(stateGrownOn, '$1 $2'),
  ])
  return [...new Set([...texts, ...ordered])].filter((text) => text !== '' && text !== folded)
}
