import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { arrange, pageOf, shownIn } from './arrange.ts'
import { filterOf, selectsOf } from './list-selects.ts'
import { keyOf, type ListState, listsOf, restoreLists, storedState } from './list-state.ts'

/** Writes down in the session how a list is seen now, and from how far down the page. */
const remember = (list: HTMLElement, scroll: number): void => {
  const filter = Object.fromEntries(selectsOf(list).flatMap((select) => (select.value ? [[filterOf(select), select.value]] : [])))
  const shown = shownIn(list)
  const state: ListState = { filter, ...(shown > pageOf(list) && { shown }), scroll: Math.round(scroll) }
  try {
    sessionStorage.setItem(keyOf(list), JSON.stringify(state))
  } catch {
    // Blocked storage remembers nothing (D-STORE-4).
  }
}

const chosenIn = ({ value }: HTMLSelectElement): string => value

/** What a select said when its list was arranged last. */
const shownBefore = ({ dataset }: HTMLSelectElement): string => dataset['shown'] ?? ''

/** The page's address with the state of the list, the parameters of others left alone. */
const addressOf = (list: HTMLElement, readValue = chosenIn): URL => {
  const address = new URL(location.href)
  const chosen = selectsOf(list).map((select) => [filterOf(select), readValue(select)] as const)
  const shown = shownIn(list) > pageOf(list) ? String(shownIn(list)) : ''
  for (const [name, value] of [...chosen, ['shown', shown] as const]) {
    if (value) address.searchParams.set(name, value)
    else address.searchParams.delete(name)
  }
  return address
}

/** In-app navigation keeps an index and the scroll position in the state of an entry of the history: both stay. */
const entryState = (): object => ({ ...history.state, scrollX, scrollY, listed: true })

/** Address of the page that the lists stand for now. */
let here = new URL(location.href)

/** Narrows the list as its selects say: a step that Back undoes. */
const narrow = (list: HTMLElement): void => {
  // What the session brought back is not in the address yet, and Back must find it.
  const before = addressOf(list, shownBefore)
  arrange(list, pageOf(list))
  history.replaceState(entryState(), '', before)
  history.pushState(entryState(), '', addressOf(list))
}

/** Shows another page of entries and leads the keyboard to the first of them. */
const showMore = (list: HTMLElement): void => {
  const before = new Set(list.querySelectorAll('[data-entry]:not([hidden])'))
  arrange(list, shownIn(list) + pageOf(list))
  history.replaceState(entryState(), '', addressOf(list))
  const first = [...list.querySelectorAll('[data-entry]:not([hidden])')].find((entry) => !before.has(entry))
  first?.querySelector<HTMLElement>('a[href],button')?.focus({ preventScroll: true })
}

const showAll = (list: HTMLElement): void => {
  for (const select of selectsOf(list)) select.value = ''
  selectsOf(list)[0]?.focus()
  narrow(list)
}

/**
 * Does what a visitor asks of a list: choose, show more, or show all again; and remembers it when they follow one of its links.
 *
 * @internal Called by its module's name: the bundler then writes less.
 */
export const browseList = (list: HTMLElement, { type, target }: Event, scroll: number): void => {
  if (!(target instanceof Element)) return
  // What was pressed or chosen has waited for this script (mount-list.ts).
  for (const waited of list.querySelectorAll('.live-list-filters [aria-busy],.live-list-end [aria-busy]'))
    waited.removeAttribute('aria-busy')
  if (type === 'change' && target.matches('.live-list-filters select')) narrow(list)
  else if (type === 'click' && target.closest('[data-list-more] button')) showMore(list)
  else if (type === 'click' && target.closest('[data-list-all]')) showAll(list)
  else if (type !== 'click' || !target.closest('[data-entry] a[href]')) return
  remember(list, scroll)
  here = new URL(location.href)
}

/**
 * In-app navigation would fetch the page anew for each step through the filters of a list: its loader is replaced by one that never
 * ends, and the next navigation drops it.
 */
const travel = (event: Event): void => {
  const { from, to, navigationType } = event as TransitionBeforePreparationEvent
  const lists = listsOf(document)
  if (lists.length === 0 || navigationType !== 'traverse' || from.pathname !== to.pathname || to.search === here.search) return
  Object.assign(event, { loader: () => new Promise<void>(() => {}) })
  here = to
  restoreLists(document)
  scrollTo(history.state?.scrollX ?? 0, history.state?.scrollY ?? scrollY)
  for (const list of lists) remember(list, scrollY)
}

/** Before a page that in-app navigation brings is painted: going back finds the list as it was, and where it was (D-ROUTE-6). */
const comeBack = (): void => {
  here = new URL(location.href)
  const [list] = listsOf(document)
  if (!list) return
  restoreLists(document)
  if (history.state?.listed) scrollTo(0, storedState(list)?.scroll ?? history.state.scrollY)
}

if (listsOf(document).some(({ dataset }) => dataset['ready'] === undefined)) comeBack()
document.addEventListener('astro:before-preparation', travel)
document.addEventListener('astro:after-swap', comeBack)
