import { regionByMarket } from '@bank/rules/regions/by-market.ts'
import { track } from './analytics.ts'
import { offeredRegions, preferredRegion, type Region, regionKeys } from './preferred-region.ts'
import { regionChange } from './region-change.ts'
import { storage } from './storage.ts'

export type { Region } from './preferred-region.ts'

/** Stores a region that the visitor did not choose, shows it, and tells the page. */
export const keepRegion = ({ permalink, name }: Region): void => {
  storage.set(regionKeys.name, name)
  storage.set(regionKeys.permalink, permalink)
  storage.remove(regionKeys.manual)
  showRegion(document)
  document.dispatchEvent(new Event(regionChange))
}

/** The preferred region: chosen by the visitor, named by an address, or the nearest (REG-01 to REG-10). */
export const regions = {
  /** The stored region. The object is a new one each time. */
  get: preferredRegion,
  all: offeredRegions,
  /** Sets the region that the visitor picked; an empty or unknown value changes nothing (REG-10). */
  choose: (permalink: string): void => {
    const region = offeredRegions().find((one) => one.permalink === permalink)
    if (!region) return
    keepRegion(region)
    storage.set(regionKeys.manual, 'true')
    track({ action: 'select', category: 'region', label: region.name })
  },
}

/** Makes everything that shows the region show the stored one; where none is stored, the texts of the page stay (REG-01, D-REG-4). */
export const showRegion = (page: Document): void => {
  const region = preferredRegion()
  for (const select of page.querySelectorAll<HTMLSelectElement>('select[data-region-select]')) select.value = region?.permalink ?? ''
  if (!region) return
  for (const element of page.querySelectorAll('[data-region-name]')) element.textContent = region.label
}

/** Sets the region that a query names with `market`, unless the visitor chose one (REG-03 to REG-05, D-REG-2). */
export const followMarket = (query: string): void => {
  const pickedByHand = storage.get(regionKeys.manual) !== null && preferredRegion() !== undefined
  const region = regionByMarket(offeredRegions(), new URLSearchParams(query).get('market'), pickedByHand)
  if (region) keepRegion(region)
}

/**
 * Listens to every region selector of the page, those that come later included (REG-01, REG-02). What was picked before this script
 * came is taken over: the page's own selector, which browsers do not fill in again by themselves, shows something that is not stored.
 */
export const watchRegionSelects = (page: Document): void => {
  const choose = (select: HTMLSelectElement): void => {
    regions.choose(select.value)
    // An empty choice goes back to the region that stays.
    showRegion(page)
  }
  const early = page.querySelector<HTMLSelectElement>('select[data-region-select]')
  if (early?.value && early.value !== preferredRegion()?.permalink) choose(early)
  page.addEventListener('change', ({ target }) => {
    if ((target as Element).matches('[data-region-select]')) choose(target as HTMLSelectElement)
  })
}
