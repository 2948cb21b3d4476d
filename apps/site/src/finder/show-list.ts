const rowsOf = (list: ParentNode): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-pin]')]

const pinOf = (element: Element | null | undefined): string | undefined => element?.closest<HTMLElement>('[data-pin]')?.dataset['pin']

/** Where the keyboard stands in a list: which row, and which of its links. */
const focusIn = (list: HTMLElement) => {
  const focused = list.contains(document.activeElement) ? document.activeElement : undefined
  const pin = pinOf(focused)
  const links = [...(focused?.closest('[data-pin]')?.querySelectorAll<Element>('a[href]') ?? [])]
  return pin === undefined ? undefined : { pin, link: links.indexOf(focused as Element) }
}

/** Puts another list in place of what there is. The keyboard stays at its location where that is still listed. */
export const showList = (list: HTMLElement, markup: string): void => {
  const next = list.cloneNode(false) as HTMLElement
  next.innerHTML = markup
  if (next.isEqualNode(list)) return
  const focus = focusIn(list)
  list.replaceChildren(...next.childNodes)
  const row = focus && rowsOf(list).find((one) => pinOf(one) === focus.pin)
  row?.querySelectorAll<HTMLElement>('a[href]')[focus?.link ?? 0]?.focus({ preventScroll: true })
}

/** Shows the same list at a later time: where its locations are the same ones, only what is said of them now is changed. */
export const refreshList = (list: HTMLElement, markup: string): void => {
  const next = list.cloneNode(false) as HTMLElement
  next.innerHTML = markup
  const [before, after] = [rowsOf(list), rowsOf(next)]
  const isSame = before.length === after.length && before.every((row, index) => pinOf(row) === pinOf(after[index]))
  if (!isSame) showList(list, markup)
  for (const [index, row] of isSame ? before.entries() : []) {
    const [said, now] = [row, after[index]].map((one) => one?.querySelector('[data-open-state]'))
    if (said && now && !said.isEqualNode(now)) said.replaceWith(now)
  }
}
