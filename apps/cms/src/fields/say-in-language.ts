/** Texts of parts that the admin brings along and that know English alone, by what finds them and where they stand. */
export type BroughtTexts = readonly { readonly selector: string; readonly attribute?: string; readonly text: string }[]

/** Says them in the language of the admin. What says it already is left alone, so that nobody who watches the page is woken. */
export const sayInLanguage = (root: ParentNode, texts: BroughtTexts): void => {
  for (const { selector, attribute, text } of texts)
    for (const element of root.querySelectorAll(selector)) {
      if (attribute && element.getAttribute(attribute) !== text) element.setAttribute(attribute, text)
      if (!attribute && element.textContent !== text) element.textContent = text
    }
}
