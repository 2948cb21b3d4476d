/** Where a visitor was among the results of one address: how far down, in CSS pixels, and at which result. */
type Position = { readonly query: string; readonly top: number; readonly result: number | undefined }

const positionOf = (): Position | undefined => (history.state as { readonly searched?: Position } | null)?.searched

/** Notes the position in the entry of the history. In-app navigation writes the entry first: one that it has not written is left alone. */
export const notePosition = (result?: number): void => {
  if (!history.state) return
  const kept = positionOf()
  const before = kept?.query === location.search ? kept.result : undefined
  const searched: Position = { query: location.search, top: Math.round(scrollY), result: result ?? before }
  history.replaceState({ ...history.state, searched }, '')
}

/**
 * Brings a visitor who comes back to where they were, by eye and by keyboard. Whoever is busy elsewhere on the page is left there, and so is
 * who leaves before the fonts are there that the position was measured with.
 */
export const restorePosition = async (list: Element, signal: AbortSignal): Promise<void> => {
  const position = positionOf()
  if (position?.query !== location.search) return
  const link = list.children[position.result ?? -1]?.querySelector('a')
  if (document.activeElement?.matches('body,h1')) link?.focus({ preventScroll: true })
  // Laid out now, so that fonts which the list needs are being loaded.
  list.getBoundingClientRect()
  await document.fonts.ready
  for (let frame = 0; frame < 3; frame += 1) {
    if (signal.aborted || position.query !== location.search) return
    // Again, because a smooth scroll of the router's that is under way moves on after the first.
    scrollTo({ left: 0, top: position.top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}
