/** A number that can be called. */
export type Phone = { readonly number: string; readonly href: string }

/** Says in an element that something failed, and ends it with whom to call: a lost card cannot wait until it works (D-HEAD-1). */
export const sayFailure = (element: HTMLElement, text: string, phone: Phone | undefined): void => {
  element.textContent = text
  if (!phone) return
  const link = document.createElement('a')
  link.href = phone.href
  link.textContent = phone.number
  element.append(' ', link)
}
