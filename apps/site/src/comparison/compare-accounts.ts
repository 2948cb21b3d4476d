import { askedIn, chosenIn, mostCompared, unknownIn, withChosen } from '@bank/rules/accounts/chosen-accounts.ts'

type Choose = (keys: readonly string[]) => void

/** The comparison for those who change it from elsewhere: the query with more accounts in it, and what the address asks for shown again. */
export type Comparison = { readonly queryWith: (keys: readonly string[]) => string; readonly follow: () => void }

const showColumns = (table: HTMLTableElement, chosen: readonly string[], all: number): void => {
  for (const cell of table.querySelectorAll<HTMLElement>('[data-account]'))
    cell.hidden = chosen.length > 0 && !chosen.includes(cell.dataset.account ?? '')
  for (const label of table.querySelectorAll<HTMLTableCellElement>('tbody th')) label.colSpan = chosen.length || all
  table.classList.toggle('account-comparison-few', chosen.length > 0)
}

/** A printed sheet says where what is chosen is found again. */
const showSource = (page: Document, chosen: readonly string[]): void => {
  const [address, source] = [page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href, page.querySelector('.printed')?.firstChild]
  if (address && source) source.textContent = `${address}${withChosen('', chosen)} `
}

/**
 * Shows the accounts that the address asks for, or all, and keeps what is chosen in the address, where Back finds it. Accounts that are
 * added from elsewhere take the place of the last ones where there is no room (D-PROD-9).
 */
export const startComparison = (host: Window, block: HTMLElement, signal: AbortSignal): Comparison => {
  const boxes = [...block.querySelectorAll<HTMLInputElement>('[data-picker] input')]
  const [picker, table] = [block.querySelector<HTMLElement>('[data-picker]'), block.querySelector<HTMLTableElement>('[data-comparison]')]
  const known = [...new Set(boxes.map(({ value }) => value))]
  const show: Choose = (chosen) => {
    const isFull = chosen.length >= mostCompared
    for (const box of boxes) {
      box.checked = chosen.includes(box.value)
      box.disabled = isFull && !box.checked
    }
    const status = picker?.querySelector('[data-status]')
    const { all = '', full = '', chosen: some = '', one = '' } = picker?.dataset ?? {}
    const words = chosen.length === 0 ? all : isFull ? full : chosen.length === 1 ? one : some
    if (status) status.textContent = words.replace('{count}', String(chosen.length))
    if (table) showColumns(table, chosen, known.length)
    showSource(host.document, chosen)
  }
  const choose: Choose = (chosen) => {
    const { pathname, search, hash } = host.location
    host.history.replaceState(host.history.state, '', `${pathname}${withChosen(search, chosen)}${hash}`)
    show(chosen)
  }
  picker?.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const before = chosenIn(host.location.search, known)
      choose(target.checked ? [...before, target.value].slice(0, mostCompared) : before.filter((key) => key !== target.value))
    },
    { signal },
  )
  // The browser leaves a button in the column that is cut at the edge where it is. Only Tab brings it in: a press must not move what it presses, nor the
  // focus that Back gives a link the page that is at its place.
  block.addEventListener(
    'keyup',
    ({ key, target }) => {
      if (key === 'Tab') (target as Element).closest('td')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    { signal },
  )
  picker?.querySelector('[data-print]')?.addEventListener('click', () => host.print(), { signal })
  const say = (words: string | undefined, count: number): void => {
    const status = picker?.querySelector('[data-status]')
    if (status) status.textContent = [words?.replace('{count}', String(count)), status.textContent].join(' ')
  }
  const { search } = host.location
  const [asked, unknown] = [askedIn(search, known), unknownIn(search, known)]
  // What was ticked before this script came counts as ticked now. Where nobody has touched the page, the browser has filled in an earlier visit.
  const isTouched = host.navigator.userActivation?.hasBeenActive
  const ticked = boxes.flatMap(({ checked, value }) => (isTouched && checked && !asked.includes(value) ? [value] : []))
  const left = asked.length - mostCompared
  if (left <= 0 && ticked.length === 0) show(asked)
  else choose([...asked, ...ticked].slice(0, mostCompared))
  if (left > 0) say(left === 1 ? picker?.dataset.leftOne : picker?.dataset.leftOut, left)
  if (unknown > 0) say(picker?.dataset.unknown, unknown)
  return {
    queryWith: (keys) => {
      const others = chosenIn(host.location.search, known).filter((key) => !keys.includes(key))
      return withChosen(host.location.search, [...others.slice(0, mostCompared - keys.length), ...keys])
    },
    follow: () => show(chosenIn(host.location.search, known)),
  }
}
