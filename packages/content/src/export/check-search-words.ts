import { languages } from '@bank/i18n/languages.ts'
import { phraseProblems, phrasesIn } from '@bank/search/words/check-phrases.ts'
import type { Problem } from '../records/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'

const slug = 'search-words'

/** Phrases that the search could not tell apart, in any language (D-SRCH-2). */
export const searchWordProblems = (visible: readonly StoredDocument[]): readonly Problem[] => {
  const records = visible.filter((document) => document.slug === slug)
  return languages.flatMap((language) => {
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
  })
}
