/** The part of a finder that its script answers, if a plain click is on one. Enter in the field clicks on the button of the form. */
export const askedBy = (event: MouseEvent): HTMLElement | null | undefined => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const asks = '[type=submit],[href^="?"],[data-finder-locate],[data-finder-print],[data-map-toggle]'
  return (event.target as Element).closest<HTMLElement>(asks)
}
