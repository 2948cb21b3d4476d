/** A link that had the focus when its page was left: its address, and which of the links with this address it is. */
type FocusedLink = readonly [href: string, index: number]

/** By the path without its query, which lists and searches change, and by the index that the router gives to an entry of the history. */
const keyOf = ({ pathname }: Pick<URL, 'pathname'>, entry: unknown): string => `focus:${pathname} ${entry}`

const linksTo = (page: Document, href: string): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/** Keeps, for this tab, which link of the page at `address` has the focus (LINK-11). `entry` is the index of its entry in the history. */
export const keepFocus = (page: Document, address: Pick<URL, 'pathname'>, entry: unknown): void => {
  const link = page.activeElement as HTMLElement | null
  const href = link?.getAttribute('href')
  try {
    if (link && href)
      sessionStorage.setItem(keyOf(address, entry), JSON.stringify([href, linksTo(page, href).indexOf(link)] satisfies FocusedLink))
    else sessionStorage.removeItem(keyOf(address, entry))
  } catch {
    // Where storage is blocked nothing is kept.
  }
}

const opened = new WeakSet<Element>()

/** Opens what a link of the main part is folded into, once: nothing hidden takes the focus. */
const unfold = (page: Document, link: Element): void => {
  for (const button of page.querySelectorAll<HTMLElement>('main [aria-expanded=false][aria-controls]'))
    if (!opened.has(button) && page.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(link)) {
      opened.add(button)
      button.click()
    }
}

/**
 * Gives the focus back to the link that had it when the page was left (LINK-11). Called again when the page has changed, it reaches a link that
 * was folded away. Answers whether it is to be called again: the link is not there yet, or is being unfolded.
 */
export const restoreFocus = (page: Document, address: Pick<URL, 'pathname'>): boolean => {
  try {
    const kept = sessionStorage.getItem(keyOf(address, history.state?.index))
    if (!kept) return false
    const [href, index] = JSON.parse(kept) as FocusedLink
    const link = linksTo(page, href)[index]
    if (!link) return true
    unfold(page, link)
    link.focus({ preventScroll: true })
    return page.activeElement !== link && link.closest('main') !== null
  } catch {
    // Where storage is blocked, Back begins with the heading.
    return false
  }
}
