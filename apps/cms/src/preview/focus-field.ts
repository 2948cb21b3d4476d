type Found = { readonly slug: string; readonly field: readonly (string | number)[] }

/** The way to a field in the admin's form: what a block says stands in the one row of its content. */
export const fieldPath = ({ slug, field }: Found): string => [...(slug === 'blocks' ? ['content', 0] : []), ...field].join('.')

/** Opens the rows of lists that a field stands in. */
const openRows = (root: ParentNode, path: string): void => {
  const steps = path.split('.')
  for (const [index, step] of steps.entries()) {
    if (!/^\d+$/.test(step)) continue
    const row = root.querySelector(`[id="${steps.slice(0, index).join('-')}-row-${step}"]`)
    row?.querySelector<HTMLElement>('.collapsible--collapsed .collapsible__toggle')?.click()
  }
}

const editable = 'input:not([type="hidden"]), textarea, select, button, [tabindex]'

/** A field by its id, behind which the admin writes how deep its form lies beside others (`name-fields.ts`). */
const fieldIn = (root: ParentNode, id: string): HTMLElement | null => root.querySelector<HTMLElement>(`[id="${id}"], [id^="${id}-"]`)

/**
 * Puts the focus on a field of a form, or, unless it has to be the field itself, on what that stands in. Tells whether anything was there to put it on.
 */
export const focusField = (root: ParentNode, path: string, isExact = false): boolean => {
  openRows(root, path)
  const all = path.split('.')
  for (let steps = all; steps.length > 0 && !(isExact && steps.length < all.length); steps = steps.slice(0, -1)) {
    const found = fieldIn(root, `field-${steps.join('__')}`)
    if (!found) continue
    const target = found.matches(editable) ? found : (found.querySelector<HTMLElement>(editable) ?? found)
    target.scrollIntoView({ block: 'center' })
    target.focus()
    return true
  }
  return false
}
