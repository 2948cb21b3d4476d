/** Scripts that `client/page.ts` imports only where their marker stands in the page: the attribute, by the name of the script. */
const markerOf: Readonly<Record<string, string>> = {
  search: 'data-search',
  'video-slider': 'data-video-slider',
  'follow-today': 'data-hours',
}

const markers = new Set(Object.values(markerOf))

/** The markers among the names of attributes. */
export const markersIn = (attributes: readonly string[]): readonly string[] => attributes.filter((name) => markers.has(name))

/** Whether a page with these markers can come to import a script, given by its address: `/_astro/search.C4HK.js`. */
export const mayImport = (address: string, found: readonly string[]): boolean => {
  const marker = markerOf[address.slice(address.lastIndexOf('/') + 1).split('.')[0] ?? '']
  return marker === undefined || found.includes(marker)
}
