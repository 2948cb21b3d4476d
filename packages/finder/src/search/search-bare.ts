import { withoutBankWords } from '../text/bank-words.ts'
import { fold } from '../text/normalise.ts'
import type { Meaning } from './meaning.ts'

/** Searches again without the words for a bank where the whole is no place as it is written: `hiuston banco`, but `Olive Branch` (D-LOC-1). */
export const searchBare =
  (search: (typed: string) => readonly Meaning[]) =>
  (typed: string): readonly Meaning[] => {
    const found = search(typed)
    const folded = fold(typed)
    const bare = withoutBankWords(folded)
    if (bare === folded || found[0]?.isGuess === false) return found
    const [meant, ...others] = search(bare)
    return meant && (found.length === 0 || !meant.isGuess || meant.kind === 'part') ? [meant, ...others] : found
  }
