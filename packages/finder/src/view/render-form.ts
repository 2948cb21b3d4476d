import { html, type Markup } from '@bank/rules/text/html.ts'
import { attributes } from '@bank/rules/text/html-attributes.ts'
import type { FinderData, Option } from '../finder-data.ts'
import { features } from '../finder-location.ts'
import { type FinderState, filterCount } from '../state/finder-state.ts'
import type { FinderWords } from './phrases.ts'
import { mapPlace } from './render-map-place.ts'

type FormInput = Pick<FinderData, 'action' | 'states' | 'types' | 'languages' | 'words'> & { readonly state: FinderState }

const select = (name: string, label: string, any: string, options: readonly Option[], chosen: string | undefined): Markup =>
  html`<div class="field field-select"><select id="finder-${name}" name="${name}"><option value="">${any}</option>${options.map(
    ({ value, label: text }) => html`<option${attributes({ value, selected: value === chosen ? '' : undefined })}>${text}</option>`,
  )}</select><label for="finder-${name}">${label}</label></div>`

const checkbox = (name: string, value: string, label: string, isOn: boolean): Markup =>
  html`<label class="location-finder-check"><input type="checkbox"${attributes({ name, value, checked: isOn ? '' : undefined })}><span>${label}</span></label>`

const filters = ({ state, types, languages, words }: FormInput): Markup =>
  html`<details class="location-finder-filters"><summary>${words['finder.filters']}<span data-finder-count>${filterCount(state)}</span></summary><fieldset><legend class="visually-hidden">${words['finder.filters']}</legend><div class="location-finder-selects">${select(
    'type',
    words['finder.type'],
    words['finder.anyType'],
    types,
    state.kind,
  )}${select('language', words['finder.language'], words['finder.anyLanguage'], languages, state.language)}</div><div class="location-finder-checks">${checkbox(
    'open',
    'now',
    words['finder.openOnly'],
    state.openNow,
  )}${checkbox('saturday', '1', words['finder.saturday'], state.saturday)}${features.map((feature) =>
    checkbox(feature, '1', words[`finder.with.${feature}`], state.features.includes(feature)),
  )}</div><noscript><button type="submit" class="button button-line">${words['finder.apply']}</button></noscript></fieldset></details>`

/** The form of the finder: a GET form that works by itself wherever a server answers it. */
const form = (input: FormInput): Markup => {
  const { action, state, words } = input
  return html`<search><form class="location-finder-form" action="${action}" method="get" autocomplete="off" data-finder-form><div class="location-finder-place"><div class="field"><input id="finder-q" name="q" type="search" value="${state.query}" placeholder="${words.townZipOrBranch}" maxlength="80" autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="search"><label for="finder-q">${words.townZipOrBranch}</label></div><button type="submit" class="button button-navy">${words['finder.find']}</button></div><p class="location-finder-here"><button type="button" class="location-finder-locate" data-finder-locate>${words['finder.locate']}</button></p>${filters(input)}</form></search>`
}

const browse = ({ states, words }: FormInput): Markup | undefined =>
  states.length === 0
    ? undefined
    : html`<nav class="location-finder-states" aria-label="${words['finder.byState']}"><p>${words['finder.byState']}</p><ul>${states.map(
        ({ to, label, detail, towns }) =>
          html`<li><a${attributes(to)}><b>${label}</b><span>${detail}</span></a><ul>${towns.map(
            (town) => html`<li><a${attributes(town.to)}>${town.label}</a></li>`,
          )}</ul></li>`,
      )}</ul></nav>`

/** What the finder's place on a page begins and ends with: a server puts its answer between them. */
export const finderStart = '<!--finder-->'
export const finderEnd = '<!--/finder-->'

/** What is said where no server answers and no script runs. */
const needsScript = (words: FinderWords): Markup =>
  html`<noscript><p class="location-finder-note">${words['finder.needsScript']}</p></noscript>`

/**
 * The finder of a page: its form, what it says of the list, and the list. `answer` is markup of `renderAnswer`, and missing while nothing is
 * asked. A page that no server has answered says that scripts are needed.
 */
export const renderFinder = (
  input: FormInput & {
    readonly status: string
    readonly answer: string | undefined
    /** What the button that prints says, where something is listed. */
    readonly print?: string | undefined
    readonly isServed?: boolean
  },
): string => {
  const { status, answer, words, isServed, print = words['finder.print'] } = input
  return html`${{ markup: finderStart }}${form(input)}${!isServed && needsScript(words)}<p class="location-finder-status" data-finder-status>${status}</p><p class="visually-hidden" role="status" data-finder-said></p><p class="location-finder-print"><button type="button" class="location-finder-locate" data-finder-print>${print}</button></p>${mapPlace(words, input.state.view === 'map')}<div class="location-finder-answer" data-finder-answer>${{ markup: answer ?? '' }}</div>${browse(input)}${{ markup: finderEnd }}`
    .markup
}
