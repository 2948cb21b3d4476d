/** The reference of a message that arrived: a language and what is said in it. */
export type ReferenceLine = readonly [language: string, text: string]

/** Shows the reference of a message below the first words of a page, once (D-FORM-2). */
export const showReference = (page: Document, [language, text]: ReferenceLine): void => {
  const heading = page.querySelector('main h1')
  if (page.querySelector('.form-reference')) return
  const words = heading?.parentElement?.querySelector('p')
  const shown = page.createElement('p')
  shown.className = `${words?.className ?? ''} form-reference`.trim()
  shown.lang = language
  shown.textContent = text
  ;(words ?? heading)?.after(shown)
}

/**
 * Shows what was kept in this tab (D-FORM-2): hydrates forms whose words have not arrived, which are kept by their ids, and shows the reference of
 * a message that has, kept by the path of the page that follows it. `kept` is the JSON of all.
 */
export const showKept = (page: Document, kept: string, hydrate: (inside: Element) => unknown): void => {
  const all: Readonly<Record<string, unknown>> = JSON.parse(kept)
  for (const form of page.querySelectorAll('form[data-form]')) if (all[form.id]) hydrate(form)
  const line = all[location.pathname]
  if (line) showReference(page, line as ReferenceLine)
}
