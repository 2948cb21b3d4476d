/**
 * Puts a link in the place of each application form's button; it submits the form, whichever way it is clicked (PROD-24). The submit stays
 * synchronous, for browsers open new windows only while they act on a click. A button that is being pressed is left alone: it does the same.
 */
export default (page: Document): void => {
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-application] button:not(:active)')) {
    const { form } = button
    const link = page.createElement('a')
    for (const { name, value } of button.attributes) if (name !== 'type') link.setAttribute(name, value)
    link.href = '#'
    link.append(...button.childNodes)
    const submit = (event: MouseEvent): void => {
      // The other button opens the browser's own menu.
      if (event.button === 2 || event.defaultPrevented) return
      event.preventDefault()
      form?.requestSubmit()
    }
    link.addEventListener('click', submit)
    link.addEventListener('auxclick', submit)
    const hadFocus = button === page.activeElement
    button.replaceWith(link)
    if (hadFocus) link.focus()
  }
}
