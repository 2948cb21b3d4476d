/** The part of a finder that its script answers, if a plain click is on one. */
export const askedBy = (event: MouseEvent): HTMLElement | undefined => {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const asks = '[data-finder-query], [data-finder-more], [data-finder-clear], [data-finder-locate], [data-finder-print], [data-map-toggle]'
  return event.target.closest<HTMLElement>(asks) ?? undefined
}
