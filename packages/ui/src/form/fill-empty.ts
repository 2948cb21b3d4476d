import type { FilledForm } from '@bank/forms/form-field.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const write = (control: Control, text: string, event: 'change' | 'input'): void => {
  control.value = text
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Writes `words` into the fields of a form that are empty, as a visitor would, and into selects that are not in `chosen`: what such a one shows
 * was meant for the visitor. Answers the words that have no place yet: some fields, and options, come with the choice made in another.
 */
export const fillEmpty = (form: HTMLFormElement, words: FilledForm, chosen: FilledForm): FilledForm => {
  const left = Object.entries(words).filter(([name, text]) => {
    const control = form.elements.namedItem(name) as Control | RadioNodeList | null
    if (!control) return true
    // One of the radios is always chosen.
    if (control instanceof RadioNodeList) control.value = text
    else if (control instanceof HTMLSelectElement) {
      if (!text || chosen[name as keyof FilledForm]) return false
      if (![...control.options].some(({ value }) => value === text)) return true
      write(control, text, 'change')
    } else if (control.value === '') write(control, text, 'input')
    return false
  })
  return Object.fromEntries(left)
}
