/** Screens on which the preview stands below the form, as its style sheet says. */
const belowForm = '(max-width: 1024px)'
const lessMotion = '(prefers-reduced-motion: reduce)'

/** Leads to the preview where it was opened below a long form, out of sight. */
export const goToPane = (pane: HTMLElement): void => {
  if (!matchMedia(belowForm).matches) return
  pane.scrollIntoView({ behavior: matchMedia(lessMotion).matches ? 'auto' : 'smooth', block: 'start' })
  pane.querySelector('h2')?.focus({ preventScroll: true })
}
