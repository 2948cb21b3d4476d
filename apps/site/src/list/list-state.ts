import { listStateKey } from '../browser/clear-list-state.ts'
import { arrange, pageOf } from './arrange.ts'
import { filterOf, selectsOf } from './list-selects.ts'

/** What a list remembers in the session (D-ROUTE-6). */
export type ListState = {
  /** Values by name of the select. */
  readonly filter: Readonly<Record<string, string>>
  /** How many entries were revealed; the first page when absent. */
  readonly shown?: number | undefined
  /** How far down the page was, in CSS pixels. */
  readonly scroll?: number | undefined
}

/** Every list of a page. */
export const listsOf = (page: ParentNode): readonly HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-list]')]

/** Where the session keeps what a list remembers. */
export const keyOf = (list: HTMLElement): string => listStateKey(list.dataset['list'] ?? '')

/** What an address says of a list; nothing when it says nothing. */
const stateOfAddress = (list: HTMLElement, search: string): ListState | undefined => {
  const query = new URLSearchParams(search)
  const filter = Object.fromEntries(
    selectsOf(list)
      .map(filterOf)
      .flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])),
  )
  const shown = Number(query.get('shown')) || undefined
  return Object.keys(filter).length > 0 || shown ? { filter, shown } : undefined
}

/** What the session remembers of a list. Where storage is blocked or holds something else, that is nothing (D-STORE-4). */
export const storedState = (list: HTMLElement): ListState | undefined => {
  try {
    const { filter, shown, scroll } = JSON.parse(sessionStorage.getItem(keyOf(list)) ?? '{}')
    return filter && { filter, shown: Number(shown) || undefined, scroll: Number(scroll) || undefined }
  } catch {
    return undefined
  }
}

/**
 * Shows the lists as the address says, else as the session remembers. An entry of the history that has been seen before means its
 * address, also when that says nothing.
 */
export const restoreLists = (page: ParentNode): void => {
  for (const list of listsOf(page)) {
    const { filter, shown = 0 } =
      stateOfAddress(list, location.search) ?? (history.state?.listed ? undefined : storedState(list)) ?? ({ filter: {} } as ListState)
    for (const select of selectsOf(list)) {
      select.value = filter[filterOf(select)] ?? ''
      // A value that is no option any more counts as none.
      if (select.selectedIndex < 0) select.value = ''
    }
    arrange(list, Math.max(pageOf(list), shown))
  }
}
