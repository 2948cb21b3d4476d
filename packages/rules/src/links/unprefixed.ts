/**
 * Folders whose pages carry no language prefix, matched as written, capitals included (LINK-01, D-LINK-7).
 *
 * @internal Its test goes through every value.
 */
export const unprefixedFolders = [
  '/blog/',
  '/post/',
  '/news/',
  '/relationships/',
  '/transcripts/',
  '/mortgage/dmi/',
  '/espanol/',
  '/userfiles/',
  '/BeB-Demo/',
  '/CeB-Demo/',
  '/locationinfo/',
  '/WelcomeBTH/',
  '/YourStory/',
  '/BuyAHome/',
  '/welcomehome/',
  '/performancechecking/',
  '/medical-center/',
  '/mckinney/',
] as const

/** Single addresses that are quoted without a prefix (D-ROUTE-2). Pages of single events are /{language}/events/{slug}/. */
const unprefixedAddresses: readonly string[] = ['/sitemap/', '/disclosures-agreements/', '/thank-you/', '/events/']

/** Folders that are quoted without a prefix. The locator itself, /locations/, is an ordinary page (D-ROUTE-2, D-ROUTE-4). */
const quotedFolders = /^\/(?:locations\/[^/]+|calculator-iframe)\//

/** Full page loads wherever one of these stands in the path (LINK-07 to LINK-09). */
const fullLoads = ['/relationships/', '/BeB-Demo/', '/CeB-Demo/'] as const

/** The path with a slash at its end, unless it names a file. */
export const withTrailingSlash = (path: string): string => (path.endsWith('/') || isFile(path) ? path : `${path}/`)

/** Whether the last segment of a path has a file extension (D-LINK-6). */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path)

/** Whether a path of this site is an address without language prefix (LINK-01 to LINK-03, D-ROUTE-2). */
export const isUnprefixed = (path: string): boolean => {
  const address = withTrailingSlash(path)
  return (
    unprefixedFolders.some((folder) => address.startsWith(folder)) ||
    /^\/letter-from-[^/]+\//.test(address) ||
    unprefixedAddresses.includes(address) ||
    quotedFolders.test(address) ||
    isFile(address)
  )
}

/** Whether a path loads as a document instead of inside the app (LINK-07 to LINK-09, D-LINK-6). */
export const loadsAsDocument = (path: string): boolean =>
  isFile(path) || fullLoads.some((folder) => withTrailingSlash(path).includes(folder))
