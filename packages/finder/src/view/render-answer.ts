import { roundDistance } from '@bank/rules/geo/distance.ts'
import { branchTimeZone } from '@bank/rules/hours/branch-time-zone.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import { dayLines } from '../results/day-lines.ts'
import type { Found } from '../results/find-locations.ts'
import { partsAsked } from '../results/part-schedules.ts'
import type { Ranked } from '../results/rank.ts'
import { type FinderState, isFiltering, rowsAtOnce, writeState } from '../state/finder-state.ts'
import { reduceState } from '../state/reduce-state.ts'
import { readQuery } from '../text/read-query.ts'
import type { AnswerInput } from './answer-input.ts'
import { answerStatus } from './answer-status.ts'
import { openLine } from './open-line.ts'
import { placeName, queryFor } from './place-name.ts'
import { renderRow } from './render-row.ts'

/** The locations that a state shows of those that were found. */
export const shownOf = ({ locations }: Pick<Found, 'locations'>, { shown }: Pick<FinderState, 'shown'>): readonly Ranked[] =>
  locations.slice(0, shown)

const otherSearches = (input: AnswerInput): Markup | undefined => {
  const { state, found, alike, words } = input
  const offered = found.isUnknown ? alike : found.others
  if (offered.length === 0) return undefined
  const label = words[found.isUnknown ? 'finder.didYouMean' : 'finder.orElse']
  return html`<nav class="location-finder-others" aria-label="${label}"><p>${label}</p><ul>${offered.map((meaning) => {
    const next = reduceState(state, { type: 'type', text: queryFor(meaning) })
    return html`<li><a href="?${writeState(next)}" data-finder-query="${next.query}">${placeName(meaning, input)}</a></li>`
  })}</ul></nav>`
}

/** What was read into a search that names nothing as it is written: a beginning, or a mistake. */
const understood = (input: AnswerInput): Markup | undefined => {
  const { state, found, words } = input
  return found.meaning?.isGuess
    ? html`<p class="location-finder-understood">${fill(words['finder.understood'], { query: state.query, place: placeName(found.meaning, input) })}</p>`
    : undefined
}

/** Who asks for what is near is offered the same as above the list; without scripts nothing can tell. */
const hereLine = ({ state, found, words }: AnswerInput): Markup | undefined =>
  readQuery(state.query).isHere && !found.meaning
    ? html`<p class="location-finder-here"><button type="button" class="location-finder-locate" data-finder-locate>${words['finder.locate']}</button></p>`
    : undefined

/** Where the search is at its end, filters leave nothing or none is near, somebody answers the telephone, also at an hour that is agreed on. */
const callLine = ({ found, phone, appointment, words }: AnswerInput): Markup | undefined =>
  (found.isUnknown || found.farAway !== undefined || (found.locations.length === 0 && isFiltering(found.filters))) && phone
    ? html`<p class="location-finder-call">${words['finder.call']} <a class="num"${attributes({ href: phone.href })}>${phone.number}</a></p>${appointment && html`<p><a href="${appointment}">${words['finder.byTelephone']}</a></p>`}`
    : undefined

/** What is no place may be a page. */
const siteSearchLine = ({ state, found, siteSearch, words }: AnswerInput): Markup | undefined =>
  found.isUnknown && siteSearch
    ? html`<p class="location-finder-site"><a href="${siteSearch}?${new URLSearchParams({ terms: state.query }).toString()}">${fill(words['finder.searchSite'], { query: state.query })}</a></p>`
    : undefined

const clearLink = ({ state, found, words }: AnswerInput): Markup | undefined => {
  if (!isFiltering(state)) {
    // Filters that were typed are cleared with their words.
    const next = reduceState(state, { type: 'type', text: found.meaning ? queryFor(found.meaning) : '' })
    return isFiltering(found.filters)
      ? html`<p><a href="?${writeState(next)}" data-finder-query="${next.query}">${words['finder.clearFilters']}</a></p>`
      : undefined
  }
  const next = writeState(reduceState(state, { type: 'clear-filters' }))
  return html`<p><a href="?${next}" data-finder-clear>${words['finder.clearFilters']}</a></p>`
}

const moreLink = ({ state, found, words }: AnswerInput): Markup | undefined => {
  const next = reduceState(state, { type: 'show-more' })
  const left = Math.min(found.locations.length - state.shown, rowsAtOnce)
  if (left <= 0 || next.shown === state.shown) return undefined
  return html`<p class="location-finder-more"><a class="button button-line" href="?${writeState(next)}" data-finder-more>${fill(words['finder.showMore'], { count: left })}</a></p>`
}

/** How many locations are printed. */
const rowsOnPaper = 5

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes many times as long as asking it, and each key that is pressed asks. */
const dateFormat = (locale: string, timeZone: string, timeStyle?: 'short'): Intl.DateTimeFormat => {
  const key = `${locale} ${timeZone} ${timeStyle}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle, timeZone })
  formats.set(key, format)
  return format
}

/** What a printed sheet says above its list, and of which day it is; also of which time, where it lists what is open then. */
const sheetLine = (input: AnswerInput): Markup => {
  const { state, found, hours, locations, words, locale, now } = input
  const timeZone = hours[locations[found.locations[0]?.index ?? -1]?.hours ?? -1]?.timeZone ?? branchTimeZone
  const date = dateFormat(locale, timeZone, found.filters.openNow ? 'short' : undefined).format(now)
  const sentence = answerStatus({ ...input, state: { ...state, shown: rowsOnPaper } })
  return html`<p class="location-finder-sheet"><b>${sentence}</b> <span>${date}</span> <span>${words['finder.sheetHours']}</span></p>`
}

/** Where a printed sheet comes from: the address of its search without the site, which the styles know. */
const sheetSource = ({ action, state }: AnswerInput): Markup => html`<p class="location-finder-source">${action}?${writeState(state)}</p>`

/** Markup of an answer. */
export type ListMarkup = {
  /** All of it. */
  readonly list: string
  /** The part of it that holds the locations; empty where there are none. A page that has it already keeps it. */
  readonly rows: string
}

/** The answer of the finder as the page holds it, the same from the page's script and from the server (LOC-01, D-LOC-1). */
export const renderAnswer = (input: AnswerInput): ListMarkup => {
  const { state, found, locations, hours, rows, weeks, dates, directions, words, locale, now, isOwnPosition } = input
  const from = isOwnPosition ? state.at : undefined
  const shown = shownOf(found, state)
  const list = shown.flatMap((one) => {
    const [location, row] = [locations[one.index], rows[one.index]]
    const [branch, week] = [hours[location?.hours ?? -1], weeks[location?.hours ?? -1]]
    if (!location || !row || !branch || !week) return []
    const isItself = found.meaning?.kind === 'branch' && found.meaning.members.includes(one.index)
    const showsMiles = !(isItself && roundDistance(one.miles ?? 0) === 0)
    const open = openLine(location, branch, found.filters, input)
    const time = localTime(now, branch.timeZone)
    const days = dayLines(branch, partsAsked(location.kinds, found.filters), found.filters, time, words)
    const differing = dates.filter(({ from, through }, index) => week.dated.includes(index) && from <= time.date && time.date <= through)
    return [
      renderRow({
        found: one,
        location,
        row,
        week: { ...week, lines: [...differing.map(({ text }) => text), ...week.lines] },
        directions,
        showsMiles,
        from,
        open,
        days,
        isChosen: state.chosen === location.id,
        words,
        locale,
      }),
    ]
  })
  const isListed = !found.isUnknown && list.length > 0
  const others = otherSearches(input)
  const ways = html`${hereLine(input)}${callLine(input)}${siteSearchLine(input)}${found.locations.length === 0 && clearLink(input)}`
  if (!isListed) return { list: html`${understood(input)}${others}${ways}`.markup, rows: '' }
  const ordered = html`<ol class="location-finder-rows"${attributes({ 'aria-label': words['finder.results'] })}>${list}</ol>`
  // What else may be meant comes behind the locations: whoever was understood wants to see those.
  return {
    list: html`${understood(input)}${ways}${sheetLine(input)}${ordered}${others}${moreLink(input)}${sheetSource(input)}`.markup,
    rows: ordered.markup,
  }
}
