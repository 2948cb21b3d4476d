const fields = 'input:not([type="hidden"]), textarea, select'

const isTaken = (id: string): boolean => document.getElementById(id) !== null

/** An id that no element of the page has. */
const freeId = (id: string, number = 2): string => (isTaken(`${id}-${number}`) ? freeId(id, number + 1) : `${id}-${number}`)

/**
 * Joins labels with the fields of their own form. In a form beside another one the admin gives most fields the ids that the fields of the form below
 * have, and their labels either those or ids that nothing has: such fields had no name, or their labels led to the other form.
 */
export const nameFields = (root: ParentNode): void => {
  for (const label of root.querySelectorAll<HTMLLabelElement>('label[for^="field-"]')) {
    const place = label.closest('.field-type')
    const field = place?.querySelector<HTMLElement>(fields)
    if (!field || place?.contains(label.control)) continue
    if (isTaken(label.htmlFor)) label.htmlFor = freeId(label.htmlFor)
    field.id = label.htmlFor
  }
}
