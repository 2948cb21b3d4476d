import { bareTexts } from '../text/bare-texts.ts'
import { namesNoPlace } from '../text/no-place.ts'
import { fold } from '../text/normalise.ts'
import type { Meaning } from './meaning.ts'

/** What one text means. */
export type Reading = {
  readonly meanings: readonly Meaning[]
  /** It is a place as it is written. */
  readonly isSure: boolean
  /** The part of a town that stands before it: `Tulane University New Orleans`. */
  readonly district?: () => readonly Meaning[]
  /** What a part of it means: the last resort. */
  readonly parts?: () => readonly Meaning[]
}

/** Whether a guess is good enough for what is left of a question: the beginning of a name is not, `apple pay` asks for no Apple Springs. */
const isLikely = (text: string, { kind, name, members }: Meaning): boolean =>
  members.length > 0 || kind !== 'town' || !fold(name).replaceAll(' ', '').startsWith(text.replaceAll(' ', ''))

/**
 * Searches again with fewer words where the whole is no place as it is written: `hiuston banco`, `horario de Hatiesburg`, but `Olive Branch` (D-LOC-1). What is
 * written as it was typed goes before guesses, those before parts; a part of a town with the town behind it before both.
 */
export const searchBare =
  (search: (typed: string) => Reading) =>
  (typed: string): readonly Meaning[] => {
    const whole = search(typed)
    const folded = fold(typed)
    if (whole.isSure || namesNoPlace(folded)) return whole.meanings
    const district = whole.district?.() ?? []
    if (district.length > 0) return district
    const guesses = [whole.meanings]
    for (const text of bareTexts(folded)) {
      const { meanings, isSure, district: districtIn } = search(text)
      // `Bank of Texas` is another bank.
      if (meanings[0]?.kind === 'state') continue
      if (isSure) return meanings
      // `Spring Branch Houston` is not Spring.
      const inTown = / branch /.test(folded) ? [] : (districtIn?.() ?? [])
      if (inTown.length > 0) return inTown
      guesses.push(meanings.filter((one) => isLikely(text, one)))
    }
    return guesses.find((meanings) => meanings.length > 0) ?? whole.parts?.() ?? []
  }
