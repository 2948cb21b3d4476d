import { type Feature, features, kinds } from '@bank/finder/finder-location.ts'
import { cleanQuery, type FinderState, filterCount } from '@bank/finder/state/finder-state.ts'
import type { FinderAction } from '@bank/finder/state/reduce-state.ts'

const inputOf = (form: HTMLFormElement): HTMLInputElement => form.elements.namedItem('q') as HTMLInputElement

/** What a change of one control of the form means. */
export const actionOf = (control: EventTarget | null): FinderAction | undefined => {
  if (control instanceof HTMLSelectElement)
    return control.name === 'type'
      ? { type: 'kind', kind: kinds.find((kind) => kind === control.value) }
      : { type: 'language', language: control.value || undefined }
  if (!(control instanceof HTMLInputElement)) return undefined
  const { name, value, checked } = control
  if (name === 'q') return { type: 'type', text: value }
  if (name === 'open') return { type: 'open-now', on: checked }
  if (name === 'saturday') return { type: 'saturday', on: checked }
  const feature = features.find((one): one is Feature => one === name)
  return feature && { type: 'feature', feature, on: checked }
}

const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLSelectElement) {
    const usual = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return control.selectedOptions[0] !== usual
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.type === 'checkbox' ? control.checked !== control.defaultChecked : control.value.trim() !== control.defaultValue
}

/** What somebody filled in before the script was there: it differs from what the page came with. */
export const earlyActions = (form: HTMLFormElement): readonly FinderAction[] =>
  [...form.elements].flatMap((control) => (isChanged(control) && actionOf(control)) || [])

/** Shows behind the name of the filters how many are on. */
export const showFilterCount = (form: HTMLFormElement, state: FinderState): void => {
  const shown = form.querySelector('[data-finder-count]')
  const count = filterCount(state)
  if (shown && shown.textContent !== count) shown.textContent = count
}

/** Makes the form show a state. What somebody is typing is left alone. */
export const showState = (form: HTMLFormElement, state: FinderState): void => {
  showFilterCount(form, state)
  const input = inputOf(form)
  if (cleanQuery(input.value) !== state.query) input.value = state.query
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = (control.name === 'type' ? state.kind : state.language) ?? ''
    if (!(control instanceof HTMLInputElement) || control.type !== 'checkbox') continue
    if (control.name === 'open') control.checked = state.openNow
    else if (control.name === 'saturday') control.checked = state.saturday
    else control.checked = state.features.some((feature) => feature === control.name)
  }
}
