/*
 * Stands in pages that show something by region, behind all of it, as one and the same text: the visitor's region comes first from the first
 * paint on. The next page brings it again.
 */
import { regionChange } from '../browser/region-change.ts'
import { explainRegion } from '../glass-box/explain-region.ts'
import { everybody, isByOwnRegion, showOwnRegion } from './own-region.ts'

const leaving = new AbortController()
document.addEventListener('astro:before-swap', () => leaving.abort(), { once: true })
const show = (): void => {
  // Whoever picks a region wants to see the page by it again.
  if (document.querySelector<HTMLSelectElement>('select[data-region-select]')?.value) delete document.documentElement.dataset[everybody]
  showOwnRegion(document)
}
document.addEventListener(regionChange, show, { signal: leaving.signal })
showOwnRegion(document)
const explain = explainRegion(document, leaving.signal, () => isByOwnRegion(document))
// A list that is narrowed may show what everybody sees. It is gone with its page, and so is what watches it.
for (const list of document.querySelectorAll('[data-own-first]'))
  new MutationObserver(() => explain?.()).observe(list, { subtree: true, attributeFilter: ['hidden'] })
