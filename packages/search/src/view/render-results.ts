import { html, type Markup } from '@bank/rules/text/html.ts'
import { type Found, ownPath, type SearchAnswer } from './search-answer.ts'
import { resultsAtOnce, type SearchState, writeState } from './search-state.ts'
import type { SearchTexts } from './search-texts.ts'
import { trailOf } from './search-trail.ts'

/** An excerpt with its terms marked, first mark first. Marks that overlap, lie outside or go back are left out. */
const markedExcerpt = (excerpt: string, marks: Found['marks'] = []): readonly Markup[] => {
  let position = 0
  const parts: Markup[] = []
  for (const [start, end] of marks) {
    if (start < position || end <= start || end > excerpt.length) continue
    parts.push(html`${excerpt.slice(position, start)}<mark>${excerpt.slice(start, end)}</mark>`)
    position = end
  }
  return [...parts, html`${excerpt.slice(position)}`]
}

const trailMarkup = (url: string, { trail, bankName }: SearchTexts): Markup =>
  html`<p class="search-trail">${trailOf(url, trail, bankName).map((name, index) => html`${index > 0 && ' '}<span>${name}</span>`)}</p>`

const langOf = (lang: string | undefined) => lang && html` lang="${lang}"`

/** A result as a list item: kind, name, one sentence, and where it stands (SRCH-20). Nothing in a record can become markup. */
export const resultItem = ({ kind, title, url, excerpt, lang, titleLang, marks }: Found, texts: SearchTexts): Markup => {
  const name = texts.kinds[kind]?.one
  const named = html`<h2><a href="${ownPath(url)}"${langOf(titleLang)}>${title}</a>${lang && ` ${texts.english}`}</h2>`
  const told = excerpt && html`<p class="search-excerpt"${langOf(lang)}>${markedExcerpt(excerpt, marks)}</p>`
  return html`<li>${name && html`<p class="label">${name}</p>`}${named}${told}${trailMarkup(url, texts)}</li>`
}

/** The names nearest to what was typed, as list items. */
export const nearestItems = (nearest: NonNullable<SearchAnswer['nearest']>): readonly Markup[] =>
  nearest.map(({ title, url }) => html`<li><a href="${ownPath(url)}">${title}</a></li>`)

/**
 * Links that leave one kind of results, with their counts; none where there is nothing to choose between. They lead to the address of what
 * they show, and name their kind in `data-kind`.
 */
export const kindLinks = (
  { kinds }: Pick<SearchAnswer, 'kinds'>,
  state: SearchState,
  texts: Pick<SearchTexts, 'kinds' | 'all'>,
  query: string,
): readonly Markup[] => {
  const known = kinds.filter(({ kind }) => texts.kinds[kind])
  if (known.length < 2 && (state.kind === undefined || known.length === 0)) return []
  const all = { kind: undefined, total: kinds.reduce((sum, { total }) => sum + total, 0) }
  return [all, ...known].map(({ kind, total }) => {
    const to = writeState({ ...state, kind, shown: resultsAtOnce }, query)
    const current = kind === state.kind && html` aria-current="true"`
    const name = kind === undefined ? texts.all : texts.kinds[kind]?.many
    return html`<li><a href="?${to}" data-kind="${kind}"${current}>${name} <span class="num">${total}</span></a></li>`
  })
}
