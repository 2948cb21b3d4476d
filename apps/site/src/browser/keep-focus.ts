/** A link that had the focus when its page was left: its address, and which of the links with this address it is. */
type FocusedLink = readonly [href: string, index: number]

/** By the path alone: lists and searches change the query of a page that the router has noted before. */
const keyOf = ({ pathname }: Pick<URL, 'pathname'>): string => `focus:${pathname}`

const linksTo = (page: Document, href: string): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === href)

/** Keeps, for this tab, which link of the page at `address` has the focus (LINK-11). */
export const keepFocus = (page: Document, address: Pick<URL, 'pathname'>): void => {
  const link = page.activeElement
  const href = link instanceof HTMLElement ? link.getAttribute('href') : null
  try {
    if (link instanceof HTMLElement && href !== null)
      sessionStorage.setItem(keyOf(address), JSON.stringify([href, linksTo(page, href).indexOf(link)] satisfies FocusedLink))
    else sessionStorage.removeItem(keyOf(address))
  } catch {
    // Where storage is blocked nothing is kept.
  }
}

/** Gives the focus back to the link that had it when the page was left, if it is there (LINK-11). */
export const restoreFocus = (page: Document, address: Pick<URL, 'pathname'>): void => {
  try {
    const [href, index] = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? '[]') as Partial<FocusedLink>
    if (href !== undefined && index !== undefined) linksTo(page, href)[index]?.focus({ preventScroll: true })
  } catch {
    // Where storage is blocked, Back begins with the heading.
  }
}
