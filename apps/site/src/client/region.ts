import { regionByMarket } from '@bank/rules/regions/by-market.ts'
import { track } from './analytics.ts'
import { storage } from './storage.ts'

/** A region that a visitor can prefer (REG-11); coordinates in degrees. */
export type Region = {
  readonly permalink: string
  readonly name: string
  readonly marketCode: string
  readonly lat: number
  readonly lng: number
}

/** Where the choice is kept (D-REG-5). */
const [nameKey, permalinkKey, manualKey] = ['preferredRegion', 'preferredRegionPermalink', 'preferredRegionManual']

const listeners = new Set<() => void>()
let guessed = false

/** The regions as the page's selector offers them; its first option, without a value, is none. */
const all = (): readonly Region[] =>
  [...(document.querySelector<HTMLSelectElement>('select[data-region-select]')?.options ?? [])]
    .filter(({ value }) => value !== '')
    .map(({ value, text, dataset }) => ({
      permalink: value,
      name: text,
      marketCode: dataset['market'] ?? '',
      lat: Number(dataset['lat']),
      lng: Number(dataset['lng']),
    }))

const get = (): { readonly name: string; readonly permalink: string } | undefined => {
  const [name, permalink, known] = [storage.get(nameKey), storage.get(permalinkKey), all()]
  // A page without a selector has to believe what is stored; with one, only regions that the bank has count.
  if (known.length === 0) return name && permalink ? { name, permalink } : undefined
  return known.find((region) => region.permalink === permalink)
}

const keep = ({ permalink, name }: Region): void => {
  storage.set(nameKey, name)
  storage.set(permalinkKey, permalink)
  showRegion(document)
  for (const listener of listeners) listener()
}

/** The preferred region: picked by hand, named by an address, or the nearest (REG-01 to REG-10). */
export const regions = {
  get,
  all,
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Sets the region that the visitor picked; an empty or unknown value changes nothing (REG-10). */
  choose: (permalink: string): void => {
    const region = all().find((one) => one.permalink === permalink)
    if (!region) return
    storage.set(manualKey, 'true')
    keep(region)
    track({ action: 'select', category: 'region', label: region.name })
  },
  /**
   * Sets the region nearest to the visitor's network address, once per document load and only where none is stored
   * (REG-06 to REG-08, D-REG-1). Fails quietly: the region stays unset.
   */
  guess: async (): Promise<void> => {
    if (guessed || get()) return
    guessed = true
    try {
      const [response, { nearestRegion }, { isPlace }] = await Promise.all([
        fetch('/api/geolocation/ip/?source=offcanvas'),
        import('@bank/rules/regions/nearest.ts'),
        import('@bank/rules/geo/distance.ts'),
      ])
      if (!response.ok) throw new Error(`The geolocation answered ${response.status}`)
      const { data } = await response.json()
      const nearest = isPlace(data) ? nearestRegion(all().filter(isPlace), data) : undefined
      // The visitor may have picked one meanwhile.
      if (nearest && !get()) keep(nearest)
    } catch (error) {
      console.error(error)
    }
  },
}

/** Makes everything that shows the region show the stored one; where none is stored, the texts of the page stay. */
export const showRegion = (page: Document): void => {
  const region = get()
  for (const select of page.querySelectorAll<HTMLSelectElement>('select[data-region-select]')) select.value = region?.permalink ?? ''
  if (!region) return
  for (const element of page.querySelectorAll('[data-region-name]')) element.textContent = region.name
}

/** Sets the region that the address names with `market`, unless one was picked by hand (REG-03 to REG-05, D-REG-2). */
export const followMarket = (search: string): void => {
  const region = regionByMarket(all(), new URLSearchParams(search).get('market'), storage.get(manualKey) !== null && get() !== undefined)
  if (region) keep(region)
}

/** Listens to every region selector of the page, those that come later included (REG-01, REG-02). */
export const watchRegionSelects = (page: Document): void => {
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-region-select]')) return
    regions.choose(target.value)
    // An empty choice goes back to the region that stays.
    showRegion(page)
  })
}
