import { parseAddress } from './web-address.ts'

const asWebAddress = (text: string): URL | undefined => {
  const url = parseAddress(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined
}

/**
 * Whether an outbound address opens directly: some entry of the list has exactly its host and begins its path; query and
 * hash do not count (LINK-16, LINK-17, D-LINK-2). Anything that is not an http(s) address is not allowed.
 */
export const allowed = (url: string, list: readonly string[]): boolean => {
  const target = asWebAddress(url)
  if (!target) return false
  return list.some((entry) => {
    const known = asWebAddress(entry)
    return known?.host === target.host && (target.pathname.startsWith(known.pathname) || `${target.pathname}/` === known.pathname)
  })
}
