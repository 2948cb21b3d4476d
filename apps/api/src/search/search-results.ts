import { defaultLanguage, type Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import type { DocumentKind } from '@bank/search/document.ts'
import { mostNearest } from '@bank/search/index/nearest.ts'
import type { Found, SearchIndex } from '@bank/search/index/search-index.ts'
import type { Release } from '../releases/release.ts'
import { resultNotes } from './result-notes.ts'
import { latin1Json } from './send-utf8.ts'
import { shortAnswer } from './short-answer.ts'

/** What is asked for: ten results from an offset on, of one kind where one is given. */
type Asked = {
  readonly terms: string
  readonly language: Language
  readonly offset: number
  readonly kind?: DocumentKind | undefined
}

/** The page with the finder of branches and ATMs, without language. */
const finderPage = '/locations/'

/** What helps where nothing was found; first of all the way to the branches and ATMs that are nearest to a town. */
const nearestTo = (index: SearchIndex, found: Found, town: string | undefined, language: Language) => {
  const names = index.nearest(found).map(({ name, url }) => ({ title: name, url }))
  if (town === undefined) return names
  const page = language === defaultLanguage ? finderPage : withPrefix(language, finderPage)
  const finder = { title: translator(language)('branchesNear', { town }), url: `${page}?${new URLSearchParams({ q: town })}` }
  return [finder, ...names].slice(0, mostNearest)
}

/** The answer to typed terms as JSON (SRCH-20, D-SRCH-2) for `sendUtf8`, and whether nothing was found that a short answer does not make up for. */
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
  const { corrected, elsewhere } = found.query
  const nearest = documents.length === 0 ? nearestTo(index, found, elsewhere, language) : undefined
  const total = kind ? (found.kinds.find((each) => each.kind === kind)?.total ?? 0) : documents.length
  const told = answer ? undefined : missing
  const note = resultNotes(language, { total, corrected, missing: told })
  const results = index.resultsJson(found, offset, kind)
  const isMore = told || note || answer || nearest
  return {
    // What is undefined is left out.
    json: isMore ? `{${results},${latin1Json({ missing: told, note: note || undefined, answer, nearest }).slice(1)}` : `{${results}}`,
    isUnfound: nearest !== undefined && !answer && offset === 0 && terms.trim() !== '',
  }
}
