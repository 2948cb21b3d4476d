import type { Branch } from '@bank/rules/hours/branch.ts'
import { partText } from '@bank/rules/hours/part-text.ts'
import type { FinderLocation } from '../finder-location.ts'
import { keptSentence } from '../results/kept-sentences.ts'
import type { OpenSentence } from '../results/open-sentence.ts'
import { type PartsWish, partsAsked } from '../results/part-schedules.ts'
import type { FinderWords } from './phrases.ts'

/**
 * What a row says of now to somebody who looks for `asked`. Of a branch that is listed for its ATM it names the ATM, also where nobody knows its
 * hours (LOC-20, D-LOC-1).
 */
export const openLine = (
  { kinds }: Pick<FinderLocation, 'kinds'>,
  branch: Branch,
  asked: PartsWish,
  { now, words, locale }: { readonly now: Date; readonly words: FinderWords; readonly locale: string },
): OpenSentence | undefined => {
  const open = keptSentence(branch, partsAsked(kinds, asked), now, { words, locale })
  if (asked.kind !== 'atm' || kinds.every((kind) => kind === 'atm')) return open
  return open ? { ...open, text: partText(words['finder.itsAtm'], open.text) } : { isOpen: false, text: words['finder.atmHere'] }
}
