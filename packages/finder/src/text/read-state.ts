import { editDistance } from '@bank/rules/text/edit-distance.ts'
import { farStateCodes } from '../places/far-states.ts'

/** Our states by every name, and codes of those around, as the end of a search. */
const ownNames: Readonly<Record<string, string>> = {
  tx: 'TX',
  tex: 'TX',
  texas: 'TX',
  tejas: 'TX',
  la: 'LA',
  louisiana: 'LA',
  luisiana: 'LA',
  ms: 'MS',
  miss: 'MS',
  mississippi: 'MS',
  misisipi: 'MS',
  al: 'AL',
  ar: 'AR',
  ok: 'OK',
  fl: 'FL',
  tn: 'TN',
  nm: 'NM',
}
const stateCodes: ReadonlyMap<string, string> = new Map([...Object.entries(ownNames), ...farStateCodes])
const stateAtEnd = new RegExp(`^(.+) (${[...stateCodes.keys()].join('|')})$`)
const farCodes = new Set(farStateCodes.values())

/** `Texas State`, `estado de Texas`. */
const wordsForState = /^(?:the )?(?:state of |estado de )| state$/g

/** Two letters behind a comma are a state, though many are words, too. */
const codeBehindComma = /,\s*([a-z]{2})\.?\s*$/i
/** Without a comma those that are neither words nor parts of a street's name. */
const codeAtEnd = /[^,\s]\s+(?!co|ct|de|hi|id|in|ma|me|mi|ne|oh|or|pa|va)([a-z]{2})\.?\s*$/i

/** A name of our own states that is written like a word: in short names one letter may be another, in long ones two. */
const misspeltState = (word: string): string | undefined => {
  const name = Object.keys(ownNames).find((one) => {
    const most = one.length < 8 ? 1 : 2
    return one.length > 4 && word.length > 3 && editDistance(word, one, most) <= most
  })
  return name && ownNames[name]
}

/** A far state by its code at the end of what was typed. */
const farCodeOf = (typed: string): string | undefined => {
  const code = (codeBehindComma.exec(typed) ?? codeAtEnd.exec(typed))?.[1]?.toUpperCase()
  return code !== undefined && farCodes.has(code) && stateCodes.get(code.toLowerCase()) === undefined ? code : undefined
}

/** Two capital letters alone: in small ones they are a word, or the beginning of a town that is being typed. */
const codeAlone = /^\s*([A-Z]{2})\s*$/

/** A folded search without the state at its end. */
export type SplitState = {
  readonly rest: string
  /** Two capital letters. */
  readonly state: string | undefined
  /** It is the name of a state and nothing else. */
  readonly isState: boolean
}

/** Reads the state at the end of a folded search; `typed` is the search as it was written. Our own states may be misspelt. */
export const splitState = (folded: string, typed = ''): SplitState => {
  const only = codeAlone.exec(typed)?.[1]
  if (only && farCodes.has(only)) return { rest: folded, state: only, isState: true }
  const far = farCodeOf(typed)
  if (far) return { rest: folded.replace(/ ?\S+$/, ''), state: far, isState: false }
  const alone = folded.replace(wordsForState, '')
  const whole = stateCodes.get(alone) ?? misspeltState(alone)
  if (whole) return { rest: alone, state: whole, isState: true }
  const [, rest = folded, last = ''] = stateAtEnd.exec(folded) ?? []
  if (last) return { rest, state: stateCodes.get(last), isState: false }
  const [, before = '', word = ''] = /^(.+) (\S+)$/.exec(folded) ?? []
  const misspelt = misspeltState(word)
  return misspelt ? { rest: before, state: misspelt, isState: false } : { rest: folded, state: undefined, isState: false }
}
