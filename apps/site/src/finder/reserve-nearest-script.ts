/*
 * Stands at the beginning of the finder, as one and the same text, before what it makes room for: where a list that begins at the visitor's region is to
 * come, there is room for it from the first paint on, and the states wait (D-REG-3). A page that comes slowly is painted before it has its end.
 */
import { regionKeys } from '../browser/preferred-region.ts'

const { dataset } = document.querySelector<HTMLElement>('[data-finder]') as HTMLElement
const regions = document.querySelector<HTMLSelectElement>('select[data-region-select]')?.options ?? []
try {
  const region = localStorage.getItem(regionKeys.permalink)
  // An empty query is no place.
  if ([...regions].some(({ value }) => value && value === region) && !/[?&](q|at)=[^&]/.test(location.search))
    dataset['answered'] ??= dataset['awaitsList'] = ''
} catch {
  // Blocked storage keeps no region (D-STORE-4).
}
