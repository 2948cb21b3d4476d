import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { shownTerms } from '@bank/search/view/result-sentences.ts'
import { mostResults } from '@bank/search/view/search-state.ts'

type Noted = {
  /** How many there are of the kind that was asked for. */
  readonly total: number
  /** What mistyped words were read as. */
  readonly corrected: readonly string[]
  /** Typed words that no result holds; none of them where each stands in another result. */
  readonly missing: readonly string[] | undefined
}

/** Sentences beside the count (D-SRCH-2): how mistyped words were read, which words no result holds, what leads on where the list is cut. */
export const resultNotes = (language: Language, { total, corrected, missing }: Noted): string => {
  if (corrected.length === 0 && !(missing && total > 0) && total <= mostResults) return ''
  const t = translator(language)
  const listed = (words: readonly string[]): string => shownTerms(words.join(', '))
  return [
    corrected.length > 0 ? t('readAs', { words: listed(corrected) }) : [],
    missing && total > 0 ? (missing.length > 0 ? t('notFoundWords', { words: listed(missing) }) : t('notFoundTogether')) : [],
    total > mostResults ? t('resultsCut', { count: mostResults }) : [],
  ]
    .flat()
    .join(' ')
}
