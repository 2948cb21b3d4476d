import { languages } from '@bank/i18n/languages.ts'
import { onceForEach, sameLists } from '@bank/model/once-for-each.ts'
import { phraseProblems, phrasesIn } from '@bank/search/words/check-phrases.ts'
import type { Problem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'

const slug = 'search-words'

const sameRecords = sameLists<StoredDocument>()

/** Thousands of phrases, and every preview asks: computed once for the same records. */
const problemsOf = onceForEach((records: readonly StoredDocument[]): readonly Problem[] =>
  languages.flatMap((language) => {
    const groups = records.map(({ id, content }) => ({
      id,
      phrases: phrasesIn(String((content['phrases'] as Readonly<Record<string, unknown>> | undefined)?.[language] ?? '')),
    }))
    return phraseProblems(language, groups).map(({ group, phrase, message }) => ({
      source: slug,
      record: group,
      field: ['phrases', language],
      value: phrase,
      message,
    }))
  }),
)

/** Phrases that the search could not tell apart, in any language (D-SRCH-2). */
export const searchWordProblems = (visible: readonly StoredDocument[]): readonly Problem[] =>
  problemsOf(sameRecords(visible.filter((document) => document.slug === slug)))
