import { regionKeys } from '../browser/preferred-region.ts'
import { regionChange } from '../browser/region-change.ts'
import { storage } from '../browser/storage.ts'
import { everybody } from '../region/own-region.ts'

/**
 * Says on a page that shows something by region that it does, as long as `isByRegion` holds of what it shows, and takes that back when it is told
 * to (D-AUD-9). Answers with what says it anew.
 */
export const explainRegion = (page: Document, signal: AbortSignal, isByRegion: () => boolean): (() => void) | undefined => {
  const box = page.querySelector<HTMLElement>('[data-by-region]')
  if (!box) return undefined
  const why = box.querySelector<HTMLElement>('[data-why=region]')
  /** In sight, and to who hears it. */
  const say = (text = ''): void => box.querySelector('[data-done]')?.replaceChildren(text)
  const explain = (): void => {
    const isTakenBack =
      everybody in page.documentElement.dataset && !page.querySelector<HTMLSelectElement>('select[data-region-select]')?.value
    why?.toggleAttribute('hidden', isTakenBack || !isByRegion())
    // Whoever has just taken it back keeps the place that they are at.
    box.hidden = !isTakenBack && !box.querySelector('[data-why]:not([hidden])')
    if (!isTakenBack) say()
  }
  explain()
  page.addEventListener(regionChange, explain, { signal })
  box.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button')
      if (!button) return
      if ('forget' in button.dataset) for (const key of Object.values(regionKeys)) storage.remove(key)
      page.documentElement.dataset[everybody] = ''
      // What reads the region from the page, as the finder does, finds none.
      for (const select of page.querySelectorAll<HTMLSelectElement>('select[data-region-select]')) select.value = ''
      page.dispatchEvent(new Event(regionChange))
      say(button.dataset['said'])
    },
    { signal },
  )
  return explain
}
