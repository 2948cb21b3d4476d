import { storage } from './storage.ts'

/** A region that a visitor can prefer (REG-11); coordinates in degrees. */
export type Region = {
  readonly permalink: string
  readonly name: string
  /** Its name in the language of the page. */
  readonly label: string
  readonly marketCode: string
  readonly lat: number
  readonly lng: number
}

/** Where the choice is kept: name, permalink, and whether the visitor made it (STORE-01, STORE-02, D-REG-5). */
export const regionKeys = { name: 'preferredRegion', permalink: 'preferredRegionPermalink', manual: 'preferredRegionManual' } as const

/** The regions as the page's selector offers them; its first option, without a value, is none. */
export const offeredRegions = (): readonly Region[] =>
  [...(document.querySelector<HTMLSelectElement>('select[data-region-select]')?.options ?? [])]
    .filter(({ value }) => value)
    .map(({ value, text, dataset }) => ({
      permalink: value,
      name: dataset['name'] ?? text,
      label: text,
      marketCode: dataset['market'] ?? '',
      lat: Number(dataset['lat']),
      lng: Number(dataset['lng']),
    }))

/** The stored region. Where the page offers regions, only one of those counts, under the name it has today. */
export const preferredRegion = (): { readonly name: string; readonly label: string; readonly permalink: string } | undefined => {
  const name = storage.get(regionKeys.name) ?? ''
  const permalink = storage.get(regionKeys.permalink) ?? ''
  const offered = offeredRegions()
  if (offered[0]) return offered.find((region) => (permalink ? region.permalink === permalink : region.name === name))
  return name ? { name, label: name, permalink } : undefined
}
