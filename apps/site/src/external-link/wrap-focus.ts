const stops = 'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary'

/**
 * Listener for keys in a modal dialog: Tab goes from its last stop to the first, and back. A modal dialog by itself keeps focus from
 * the page, but lets it out of the document between the two.
 */
export const wrapFocus = (event: KeyboardEvent): void => {
  const { key, shiftKey, currentTarget } = event
  if (key !== 'Tab' || !(currentTarget instanceof HTMLElement)) return
  const reachable = [...currentTarget.querySelectorAll<HTMLElement>(stops)].filter((stop) => stop.checkVisibility())
  const [first, last] = [reachable[0], reachable.at(-1)]
  const active = reachable.find((stop) => stop === document.activeElement)
  // The heading, which focus starts at, is no stop: backwards from it comes the end.
  const isAtEdge = shiftKey ? !active || active === first : active === last
  if (!isAtEdge) return
  event.preventDefault()
  const other = shiftKey ? last : first
  other?.focus()
}
