import { withoutBankWords } from './bank-words.ts'
import { officialNames } from './normalise.ts'
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
/** `houstonbank`, `cajeroskaty`: a word for a bank in one with the only other word. */
const bankGrownOn =
  /^(?:bancos?|banks?|atms?|cajeros?|sucursal(?:es)?|branch(?:es)?)?(\S{4,}?)(?:bancos?|banks?|atms?|cajeros?|sucursal(?:es)?)?$/
const wordBeforeState = new RegExp(` (?:en|in|de) (?=(?:${states})$)`)

/** Fewest letters of each part of a Spanish name in one word. */
const leastPart = 3

/** The official names of a town whose Spanish name was typed without its space: `puertoarturo`, `lagocharles`. */
const officialOfOneWord = (folded: string): readonly string[] =>
  folded.includes(' ')
    ? []
    : Array.from({ length: Math.max(folded.length - 2 * leastPart + 1, 0) }, (_, index) => {
        const text = `${folded.slice(0, index + leastPart)} ${folded.slice(index + leastPart)}`
        const official = officialNames(text)
        return official === text ? '' : official
      })

/** Streets that cross: `esquina de Canal y Rampart, Nueva Orleans`. */
const crossing =
  /^(?:(?:at|on|en) )?(?:(?:the|la) )?(?:corner|intersection|esquina|cruce) (?:of|de|con|at) (.+?) (?:y|e|and|con|with) (\S+)( .+)?$/

/** Each of two streets with what stands behind them. */
const crossingStreets = (folded: string): readonly string[] => {
  const [, one, other, rest = ''] = crossing.exec(folded) ?? []
  return one && other ? [`${one}${rest}`, `${other}${rest}`] : []
}

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
    text.replace(bankGrownOn, '$1'),
  ])
  return [...new Set([...crossingStreets(folded), ...texts, ...ordered, ...officialOfOneWord(folded)])].filter(
    (text) => text !== '' && text !== folded,
  )
}
