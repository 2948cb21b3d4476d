/** What a page was left with: the link that had the focus, by its address and by which of the links with this address it is, and what was unfolded. */
type Left = readonly [href: string, index: number, unfolded: readonly string[]]

/** By the path without its query, which lists and searches change, and by the index that the router gives to an entry of the history. */
const keyOf = ({ pathname }: Pick<URL, 'pathname'>, entry: unknown): string => `focus:${pathname} ${entry}`

/** The links of a page whose address is written so. */
export const linksTo = (page: Document, href: string): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

const foldable = (page: Document, isOpen: boolean): readonly HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>(`main [aria-expanded=${isOpen}][aria-controls]`),
]

const bodyOf = (button: Element): string => button.getAttribute('aria-controls') ?? ''

/** Where storage is blocked nothing is kept, and Back begins with the heading. */
const attempt = <Result>(act: () => Result): Result | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

/**
 * Keeps, for this tab, by which link the page at `address` is left, if not by the one that has the focus, and what is unfolded (LINK-11). `entry`
 * is the index of its entry in the history; a new one has been left by none, `null`.
 */
export const keepFocus = (page: Document, address: Pick<URL, 'pathname'>, entry: unknown, link = page.activeElement): void => {
  const href = link?.getAttribute('href') ?? ''
  const left: Left = [href, linksTo(page, href).indexOf(link as HTMLElement), foldable(page, true).map(bodyOf)]
  attempt(() => sessionStorage.setItem(keyOf(address, entry), JSON.stringify(left)))
}

const opened = new WeakSet<Element>()

/** Unfolds again what was unfolded, once: the place is the same then, and nothing hidden takes the focus. */
const unfold = (page: Document, unfolded: readonly string[]): void => {
  for (const button of foldable(page, false))
    if (!opened.has(button) && unfolded.includes(bodyOf(button))) {
      opened.add(button)
      button.click()
    }
}

/**
 * Unfolds what was unfolded when the page was left, and gives the focus back to the link that had it (LINK-11). Called again when the page has changed, it
 * reaches a link that was folded away. Answers whether it is to be called again: the link is not there yet, or is being unfolded.
 */
export const restoreFocus = (page: Document): boolean | undefined =>
  attempt(() => {
    const kept = sessionStorage.getItem(keyOf(location, history.state?.index))
    if (!kept) return false
    const [href, index, unfolded] = JSON.parse(kept) as Left
    unfold(page, unfolded)
    const link = linksTo(page, href)[index]
    if (!link) return href !== ''
    link.focus({ preventScroll: true })
    return page.activeElement !== link && link.closest('main') !== null
  })
