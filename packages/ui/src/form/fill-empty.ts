import type { FilledForm } from '@bank/forms/form-field.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Writes `words` into the fields of a form that are empty, as a visitor would. Answers the words that have no field yet: some fields
 * come with the choice made in another.
 */
export const fillEmpty = (form: HTMLFormElement, words: FilledForm): FilledForm => {
  const left = Object.entries(words).filter(([name, text]) => {
    const control = form.elements.namedItem(name) as Control | RadioNodeList | null
    if (!control) return true
    // One of the radios is always chosen.
    if (control instanceof RadioNodeList) control.value = text
    else if (control.value === '') {
      control.value = text
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
    return false
  })
  return Object.fromEntries(left)
}
