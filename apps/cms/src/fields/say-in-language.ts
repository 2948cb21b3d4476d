/**
 * Texts of parts that the admin brings along and that know English alone, by what finds them and where they stand. One that holds a name or a time is
 * made of what stands there, and stays as it is once it is made.
 */
export type BroughtTexts = readonly {
  readonly selector: string
  readonly attribute?: string
  readonly text: string | ((said: string) => string)
}[]

/** Says them in the language of the admin. What says it already is left alone, so that nobody who watches the page is woken. */
export const sayInLanguage = (root: ParentNode, texts: BroughtTexts): void => {
  for (const { selector, attribute, text } of texts)
    for (const element of root.querySelectorAll(selector)) {
      const said = (attribute ? element.getAttribute(attribute) : element.textContent) ?? ''
      const wanted = typeof text === 'string' ? text : text(said)
      if (said === wanted) continue
      if (attribute) element.setAttribute(attribute, wanted)
      else element.textContent = wanted
    }
}
