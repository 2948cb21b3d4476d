import { filterOf, selectsOf } from './list-selects.ts'

const all = (list: HTMLElement, selector: string): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(selector)]

const hide = (list: HTMLElement, selector: string, isHidden: boolean): void => {
  for (const part of all(list, selector)) part.hidden = isHidden
}

/** How many entries a list shows at first. */
export const pageOf = (list: HTMLElement): number => Number(list.dataset['page'] ?? Number.POSITIVE_INFINITY)

/** How many entries a list shows now, those that do not match left out of account. */
export const shownIn = (list: HTMLElement): number => Number(list.dataset['shown'] ?? pageOf(list))

/**
 * Shows the first `shown` entries of a list that match what its selects say, hides all others and what they would leave empty, and says
 * how many there are.
 */
export const arrange = (list: HTMLElement, shown = shownIn(list)): void => {
  const chosen = selectsOf(list).filter(({ value }) => value)
  for (const select of selectsOf(list)) select.dataset['shown'] = select.value
  const entries = all(list, '[data-entry]')
  const matching = entries.filter((entry) =>
    chosen.every((select) => (entry.getAttribute(`data-${filterOf(select)}`) ?? '').split(' ').includes(select.value)),
  )
  const visible = new Set(matching.slice(0, shown))
  for (const entry of entries) entry.hidden = !visible.has(entry)
  for (const group of all(list, '[data-entry-group]')) {
    group.hidden = !group.querySelector('[data-entry]:not([hidden])')
    // What somebody looked for must not stay folded.
    if (chosen.length > 0 && group instanceof HTMLDetailsElement) group.open = true
  }
  hide(list, '[data-list-none]', matching.length > 0 || entries.length === 0)
  hide(list, '[data-list-empty]', entries.length > 0 || list.dataset['status'] !== 'loaded')
  hide(list, '[data-list-more]', visible.size >= matching.length)
  for (const count of all(list, '[data-list-count]')) {
    const text = (count.dataset['listCount'] ?? '').replace('{shown}', String(visible.size)).replace('{count}', String(entries.length))
    // Screen readers say what is written anew, even when it is the same.
    if (count.textContent !== text) count.textContent = text
  }
  list.dataset['shown'] = String(shown)
  list.dataset['ready'] = ''
}
