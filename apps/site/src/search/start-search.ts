import type { SearchScriptTexts } from '@bank/blocks/search/toProps.ts'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { fill } from '@bank/rules/text/fill.ts'
import { html } from '@bank/rules/text/html.ts'
import { kindLinks, nearestItems, resultItem } from '@bank/search/view/render-results.ts'
import { countSentence } from '@bank/search/view/result-sentences.ts'
import { ownPath, type SearchAnswer } from '@bank/search/view/search-answer.ts'
import { mostResults, readState, resultsAtOnce, type SearchState, writeState } from '@bank/search/view/search-state.ts'
import { inPageHistory } from '../browser/in-page-history.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import { notePosition, restorePosition } from './search-position.ts'
import { fetchResults } from './search-request.ts'

/** Milliseconds that a search may take before the page says that it is searching. */
const patience = 300

/** Parts of the page that the script fills in, as `data-search-` names them. */
type Part =
  | 'status'
  | 'said'
  | 'answer'
  | 'kinds'
  | 'results'
  | 'end'
  | 'shown'
  | 'more'
  | 'nearest'
  | 'names'
  | 'call'
  | 'failed'
  | 'retry'

const partsOf = (root: HTMLElement): Readonly<Record<Part, HTMLElement>> => {
  const parts: Record<string, HTMLElement> = {}
  for (const element of root.querySelectorAll<HTMLElement>('*'))
    for (const name in element.dataset) parts[name.replace('search', '').toLowerCase()] = element
  return parts as Record<Part, HTMLElement>
}

/** An answer of the search with the markup of its short answer, empty without one. */
type ShownAnswer = SearchAnswer & { readonly short: string }

/** Most searches have no short answer, so its script is fetched for those alone that do. */
const withShortAnswer = async (found: SearchAnswer, texts: SearchScriptTexts): Promise<ShownAnswer> => {
  if (!found.answer) return { ...found, short: '' }
  const script = await import('@bank/search/view/render-short-answer.ts')
  return { ...found, short: script.renderShortAnswer(found.answer, ownPath(found.answer.url), texts).markup }
}

/**
 * Shows what the address asks for (ROUTE-09, SRCH-20): a short answer, kinds to choose from, ten results and a button for more. The state is
 * in the address, and Back finds it again. Nothing found shows names that are near and the telephone; a failure a way to try again.
 * Resolves when the first answer is shown; `signal` ends it when the page is left.
 */
export const startSearch = async (root: HTMLElement, signal: AbortSignal, router: OnDemand<unknown>): Promise<void> => {
  const texts: SearchScriptTexts = JSON.parse(root.dataset['texts'] ?? '{}')
  const language = root.dataset['search'] ?? 'en'
  const parts = partsOf(root)
  const stateNow = (): SearchState => readState(location.search, Object.keys(texts.kinds))
  let state = stateNow()
  /** Counts what was asked: an answer to anything but the last is stale. */
  let asked = 0
  /** Whether what the address asks for is shown, so that a position on the page means something. */
  let isShown = false

  const say = (text: string): void => {
    parts.said.textContent = text
  }

  const itemsOf = (data: SearchAnswer['data']): string => html`${data.map((found) => resultItem(found, texts))}`.markup

  const showEnd = ({ total }: SearchAnswer): void => {
    const shown = parts.results.children.length
    parts.shown.textContent = fill(texts.shown, { shown, count: total })
    parts.more.hidden = shown >= Math.min(total, mostResults)
    parts.end.hidden = total <= resultsAtOnce
  }

  const showAnswer = (answer: ShownAnswer): void => {
    const { data, total, kinds, nearest = [], short } = answer
    parts.answer.innerHTML = short
    parts.answer.hidden = !short
    const isNothing = total === 0 && kinds.length === 0 && !short
    parts.status.textContent = total > 0 || !short ? countSentence(texts, state, answer) : ''
    const { activeElement } = document
    const focused = parts.kinds.contains(activeElement) ? (activeElement as HTMLElement).dataset['kind'] : undefined
    const links = kindLinks(answer, state, texts, location.search)
    parts.kinds.innerHTML = html`<ul>${links}</ul>`.markup
    parts.kinds.hidden = links.length === 0
    const kindOf = (selector: string) => parts.kinds.querySelector<HTMLElement>(selector)
    if (focused !== undefined) (kindOf(`[data-kind="${focused}"]`) ?? kindOf('[aria-current]'))?.focus({ preventScroll: true })
    parts.results.innerHTML = itemsOf(data)
    parts.names.innerHTML = html`${nearestItems(nearest)}`.markup
    parts.nearest.hidden = !isNothing || nearest.length === 0
    parts.call.hidden = !isNothing
    root.toggleAttribute('data-nothing', isNothing)
    showEnd(answer)
  }

  const showMore = (answer: SearchAnswer): void => {
    const last = parts.results.lastElementChild
    parts.results.insertAdjacentHTML('beforeend', itemsOf(answer.data))
    showEnd(answer)
    say(parts.shown.textContent ?? '')
    last?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
  }

  /**
   * Asks for the results from `from` on and shows them; false when others were asked for meanwhile, or when it failed: the page says so, and
   * offers to do it `again`.
   */
  const ask = async (show: (answer: ShownAnswer) => void, from: number, again: () => Promise<void>): Promise<boolean> => {
    const ticket = ++asked
    isShown = false
    parts.failed.hidden = true
    say('')
    const slow = setTimeout(() => {
      parts.results.ariaBusy = 'true'
      if (from === 0) parts.status.textContent = texts.searching
      else say(texts.searching)
    }, patience)
    const whole = { signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeout)]) }
    const answer = await fetchResults((address) => fetch(address, whole), state, language, from)
      .then((found) => withShortAnswer(found, texts))
      .catch(() => undefined)
    clearTimeout(slow)
    if (ticket !== asked || signal.aborted) return false
    parts.results.ariaBusy = null
    if (answer) show(answer)
    else {
      if (from === 0) parts.status.textContent = ''
      say('')
      parts.failed.hidden = false
      parts.retry.onclick = () => void again().then(() => parts.status.focus())
    }
    return answer !== undefined
  }

  /** Shows all of a state, and brings the visitor to where they were if they were here before. */
  const showState = async (): Promise<void> => {
    if (!(await ask(showAnswer, 0, showState))) return
    const ticket = asked
    await restorePosition(parts.results, signal)
    isShown = ticket === asked
  }

  const addMore = async (): Promise<void> => {
    const from = parts.results.children.length
    state = { ...state, shown: from + resultsAtOnce }
    if (!(await ask(showMore, from, addMore))) return
    const ticket = asked
    await write(writeState(state, location.search), false)
    isShown = ticket === asked
    notePosition()
  }

  const comeBack = (): void => {
    state = stateNow()
    void showState()
  }
  const { write } = inPageHistory(signal, router, comeBack, ({ search }) => readState(search, []).terms === state.terms)

  root.addEventListener(
    'click',
    (event) => {
      const at = event.target as Element
      if (at.closest('[data-copy]'))
        import('./copy-number.ts').then((script) => script.copyNumber(parts.answer, texts, say)).catch(console.error)
      const link = at.closest('a')
      const item = link?.closest('li')
      if (item) notePosition([...parts.results.children].indexOf(item))
      const { kind } = link?.dataset ?? {}
      if (kind === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      state = { ...state, kind: kind || undefined, shown: resultsAtOnce }
      void write(writeState(state, location.search), true)
      void showState()
    },
    { signal },
  )
  parts.more.addEventListener('click', () => void addMore(), { signal })
  const note = (): unknown => isShown && notePosition()
  // The router writes the entry in which a position is noted.
  addEventListener('scrollend', () => void router.load().then(note, console.error), { signal })
  addEventListener('pagehide', note, { signal })

  await showState()
}
