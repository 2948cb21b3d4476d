import { asLanguage } from '@bank/i18n/languages.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import { unescapeHtml } from '@bank/rules/text/unescape-html.ts'
import { documentKinds } from '@bank/search/document.ts'
import { kindLinks, nearestItems, resultItem } from '@bank/search/view/render-results.ts'
import { renderShortAnswer } from '@bank/search/view/render-short-answer.ts'
import { countSentence, titleWith } from '@bank/search/view/result-sentences.ts'
import { ownPath, type SearchAnswer } from '@bank/search/view/search-answer.ts'
import { mostResults, readState, resultsAtOnce, type SearchState, writeState } from '@bank/search/view/search-state.ts'
import type { SearchTexts } from '@bank/search/view/search-texts.ts'
import type { Bodies } from '../pages/bodies.ts'
import type { ResolvedFile } from '../pages/resolve-address.ts'
import type { Release } from '../releases/release.ts'
import { searchResults } from './search-results.ts'

/** Pages of this name hold the search; no other page is looked through. */
const searchPage = /\/search\/$/

/** Places of the page that are filled in: its title, the part with the search, and what stands there without scripts. */
const places = {
  title: /<title>([^<]*)<\/title>/,
  root: / data-mount="search" data-search="(\w+)" data-texts="([^"]*)"/,
  plain: /<noscript data-search-plain="">.*?<\/noscript>/s,
  more: / data-search-more="">([^<]*)</,
  phone: /<p class="search-phone">.*?<\/p>/s,
  nearest: / data-search-nearest="" hidden=""><h2 class="h4">([^<]*)</,
} as const

/** All results that a state shows, ten with each call. */
const answerTo = (release: Release, state: SearchState, language: 'en' | 'es', now: Date): SearchAnswer => {
  const kind = documentKinds.find((each) => each === state.kind)
  const pages = Array.from({ length: Math.ceil(state.shown / resultsAtOnce) }, (_, page): SearchAnswer => {
    const asked = { terms: state.terms, language, offset: page * resultsAtOnce, kind }
    return JSON.parse(Buffer.from(searchResults(release, asked, now).json, 'latin1').toString())
  })
  const [first, ...others] = pages as [SearchAnswer, ...SearchAnswer[]]
  return { ...first, data: [first, ...others].flatMap(({ data }) => data) }
}

type Words = { readonly texts: SearchTexts; readonly more: string; readonly nearest: string; readonly phone: Markup }

const endOf = (state: SearchState, { data, total }: SearchAnswer, { texts, more }: Words, query: string): Markup | undefined => {
  if (total <= resultsAtOnce) return undefined
  const href = `?${writeState({ ...state, shown: state.shown + resultsAtOnce }, query)}`
  return html`<div class="search-end"><p>${fill(texts.shown, { shown: data.length, count: total })}</p>${
    data.length < Math.min(total, mostResults) && html`<a${attributes({ class: 'button button-line', href })}>${more}</a>`
  }</div>`
}

const resultsMarkup = (state: SearchState, answer: SearchAnswer, words: Words, query: string): Markup => {
  const { texts } = words
  const links = kindLinks(answer, state, texts, query)
  const near = nearestItems(answer.nearest ?? [])
  return html`<p class="search-status">${countSentence(texts, state, answer)}</p>${
    answer.answer &&
    html`<div class="search-answer">${renderShortAnswer(answer.answer, ownPath(answer.answer.url), { ...texts, copy: '' })}</div>`
  }${links.length > 0 && html`<div class="search-kinds"><ul>${links}</ul></div>`}<ol class="search-results">${answer.data.map((found) =>
    resultItem(found, texts),
  )}</ol>${endOf(state, answer, words, query)}${
    near.length > 0 && html`<div class="search-nearest"><h2 class="h4">${words.nearest}</h2><ul>${near}</ul></div>`
  }${isNothing(answer) && words.phone}`
}

/** Whether nothing was found of any kind, and nothing can be told. */
const isNothing = ({ total, kinds, answer }: SearchAnswer): boolean => total === 0 && kinds.length === 0 && !answer

const textOf = (page: string, place: RegExp): string => unescapeHtml(place.exec(page)?.[1] ?? '')

/**
 * Answers the search for visitors without scripts: the results page with its terms in title and box, and what was found in the place that browsers
 * without scripts show (SRCH-20), by the functions of the page's own script. Without terms it no longer says that scripts are needed. Nothing for
 * all other pages.
 */
export const searchPages = (bodies: Bodies) => {
  return async (release: Release, { status, file }: ResolvedFile, url: string, now: Date): Promise<string | undefined> => {
    const [path = '', query = ''] = url.split('?')
    if (status !== 200 || !searchPage.test(path)) return undefined
    const state = readState(query, documentKinds)
    const page = (await bodies.text(file, release.texts, undefined)).toString('utf8')
    const [root, named, written = ''] = places.root.exec(page) ?? []
    const language = asLanguage(named)
    if (root === undefined || language === undefined) return undefined
    if (state.terms === '') return page.replace(places.plain, '')
    const words = {
      texts: JSON.parse(unescapeHtml(written)),
      more: textOf(page, places.more),
      nearest: textOf(page, places.nearest),
      phone: { markup: places.phone.exec(page)?.[0] ?? '' },
    }
    const answer = answerTo(release, state, language, now)
    const start = page.indexOf(root)
    const above = page
      .slice(0, start)
      .replace(places.title, (_whole, title: string) => html`<title>${titleWith(unescapeHtml(title), state.terms)}</title>`.markup)
    const below = page
      .slice(start + root.length)
      .replace(/ name="terms"/, (name) => `${name}${attributes({ value: state.terms }).markup}`)
      .replace(places.plain, () => `<noscript>${resultsMarkup(state, answer, words, query).markup}</noscript>`)
    return `${above}${root}${below}`
  }
}
