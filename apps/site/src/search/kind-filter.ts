import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'
import { make } from './result-items.ts'
import type { SearchAnswer } from './search-answer.ts'
import { resultsAtOnce, type SearchState, writeState } from './search-state.ts'

/**
 * Links that leave one kind of results, with their counts; none where there is nothing to choose between. They lead to the address of what
 * they show, and name their kind in `data-kind`.
 */
export const kindLinks = (
  { kinds }: Pick<SearchAnswer, 'kinds'>,
  state: SearchState,
  texts: Pick<SearchScriptTexts, 'kinds' | 'all'>,
  query: string,
): readonly HTMLLIElement[] => {
  const known = kinds.filter(({ kind }) => texts.kinds[kind])
  if (known.length < 2 && (state.kind === undefined || known.length === 0)) return []
  const all = { kind: undefined, total: kinds.reduce((sum, { total }) => sum + total, 0) }
  return [all, ...known].map(({ kind, total }) => {
    const name = kind === undefined ? texts.all : (texts.kinds[kind]?.many ?? '')
    const link = make('a', '', name, ' ', make('span', 'num', String(total)))
    link.href = `?${writeState({ ...state, kind, shown: resultsAtOnce }, query)}`
    link.dataset['kind'] = kind ?? ''
    if (kind === state.kind) link.setAttribute('aria-current', 'true')
    return make('li', '', link)
  })
}
