import type { Language } from '@bank/i18n/languages.ts'
import type { DocumentKind } from '@bank/search/document.ts'
import type { Release } from '../releases/release.ts'
import { shortAnswer } from './short-answer.ts'

/** What is asked for: ten results from an offset on, of one kind where one is given. */
type Asked = {
  readonly terms: string
  readonly language: Language
  readonly offset: number
  readonly kind?: DocumentKind | undefined
}

/** The answer to typed terms as JSON (SRCH-20, D-SRCH-2), and whether nothing was found that a short answer does not make up for. */
export const searchResults = (
  { search, content }: Pick<Release, 'search' | 'content'>,
  { terms, language, offset, kind }: Asked,
  now: Date,
): { readonly json: string; readonly isUnfound: boolean } => {
  const index = search[language]
  const found = index.find(terms)
  const hint = offset === 0 && kind === undefined ? index.answer(found) : undefined
  const answer = hint && shortAnswer(hint, content, language, now)
  const { documents, missing } = found.ranking
  const nearest = documents.length === 0 ? index.nearest(found).map(({ name, url }) => ({ title: name, url })) : undefined
  const members = { ...(missing && !answer && { missing }), ...(answer && { answer }), ...(nearest && { nearest }) }
  const more = JSON.stringify(members).slice(1, -1)
  return {
    json: `{${index.resultsJson(found, offset, kind)}${more === '' ? '' : `,${more}`}}`,
    isUnfound: nearest !== undefined && !answer && offset === 0 && terms.trim() !== '',
  }
}
