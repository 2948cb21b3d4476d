import type { ListMarkup } from '@bank/finder/view/render-answer.ts'

const rowsOf = (list: ParentNode): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-pin]')]

const pinOf = (element: Element | null | undefined): string | undefined => element?.closest<HTMLElement>('[data-pin]')?.dataset['pin']

/** Where the keyboard stands in a list: which row, and which of its links. */
const focusIn = (list: HTMLElement) => {
  const focused = list.contains(document.activeElement) ? document.activeElement : undefined
  const pin = pinOf(focused)
  const links = [...(focused?.closest('[data-pin]')?.querySelectorAll<Element>('a[href]') ?? [])]
  return pin === undefined ? undefined : { pin, link: links.indexOf(focused as Element) }
}

/** The rows that a list holds, and what they were made from. */
const held = new WeakMap<HTMLElement, { readonly element: Element; readonly rows: string }>()

const hold = (list: HTMLElement, rows: string): void => {
  const element = list.querySelector('ol')
  if (element) held.set(list, { element, rows })
}

/** Puts another list in place of what there is. The keyboard stays at its location where that is still listed. */
export const showList = (list: HTMLElement, { list: markup, rows }: ListMarkup): void => {
  const known = held.get(list)
  const [before = '', behind = ''] = rows && known?.rows === rows && known.element.parentNode === list ? markup.split(rows) : []
  // Most letters change only what stands around the rows: laying those out again takes longer than the search.
  if (known && before + behind) {
    while (known.element.previousSibling) known.element.previousSibling.remove()
    while (known.element.nextSibling) known.element.nextSibling.remove()
    known.element.insertAdjacentHTML('beforebegin', before)
    known.element.insertAdjacentHTML('afterend', behind)
    return
  }
  const next = list.cloneNode(false) as HTMLElement
  next.innerHTML = markup
  if (next.isEqualNode(list)) {
    hold(list, rows)
    return
  }
  const focus = focusIn(list)
  list.replaceChildren(...next.childNodes)
  hold(list, rows)
  const row = focus && rowsOf(list).find((one) => pinOf(one) === focus.pin)
  row?.querySelectorAll<HTMLElement>('a[href]')[focus?.link ?? 0]?.focus({ preventScroll: true })
}

/** Shows the same list at a later time: where its locations are the same ones, only what is said of them now is changed. */
export const refreshList = (list: HTMLElement, answered: ListMarkup): void => {
  const next = list.cloneNode(false) as HTMLElement
  next.innerHTML = answered.list
  const [before, after] = [rowsOf(list), rowsOf(next)]
  const isSame = before.length === after.length && before.every((row, index) => pinOf(row) === pinOf(after[index]))
  if (!isSame) {
    showList(list, answered)
    return
  }
  held.delete(list)
  for (const [index, row] of before.entries()) {
    const [said, now] = [row, after[index]].map((one) => one?.querySelector('[data-open-state]'))
    if (said && now && !said.isEqualNode(now)) said.replaceWith(now)
  }
}
