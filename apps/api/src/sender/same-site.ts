/** What a request says about where it comes from. Absent headers are `undefined`: no browser sent it. */
export type Sender = {
  readonly origin: string | undefined
  /** `Sec-Fetch-Site`. */
  readonly fetchSite: string | undefined
  /** Host and port that were asked for. */
  readonly host: string
}

const hostOf = (address: string, protocol?: string): string | undefined => {
  const url = URL.parse(protocol ? `${protocol}//${address}` : address)
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined
}

/**
 * Whether a request may change something: sent from a page of this site, or by no browser at all. `siteUrl` is the address of the site
 * as visitors know it; a proxy may ask under another name. An origin that is nobody's (`null`) is not this site.
 */
export const isFromThisSite = ({ origin, fetchSite, host }: Sender, siteUrl: string | undefined): boolean => {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  if (origin === undefined) return true
  const from = hostOf(origin)
  if (from === undefined) return false
  return from === hostOf(host, URL.parse(origin)?.protocol) || (siteUrl !== undefined && from === hostOf(siteUrl))
}

/** The address of this site that a request names as its `Referer`: where a form was filled in or a link was followed. */
export const refererOfThisSite = (referer: string | undefined, host: string, siteUrl: string | undefined): URL | undefined => {
  const url = URL.parse(referer ?? '')
  return url && isFromThisSite({ origin: url.origin, fetchSite: undefined, host }, siteUrl) ? url : undefined
}
