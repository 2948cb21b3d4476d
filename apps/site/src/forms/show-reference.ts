/** Shows the reference of a message below the first words of a page, once; `line` is its language and what is said, as JSON (D-FORM-2). */
export const showReference = (page: Document, line: string): void => {
  const heading = page.querySelector('main h1')
  if (page.querySelector('.form-reference')) return
  const [language, text]: readonly [string, string] = JSON.parse(line)
  const words = heading?.parentElement?.querySelector('p')
  const shown = page.createElement('p')
  shown.className = `${words?.className ?? ''} form-reference`.trim()
  shown.lang = language
  shown.textContent = text
  ;(words ?? heading)?.after(shown)
}
