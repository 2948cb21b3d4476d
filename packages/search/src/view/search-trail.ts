/**
 * Where a result stands, in words: the pages above it by their names, under the bank's. `names` are short names by addresses without a
 * language. A place on a page stands below that page.
 */
export const trailOf = (url: string, names: Readonly<Record<string, string>>, bankName: string): readonly string[] => {
  const [path = '', place] = url.replace(/\?.*?(?=#|$)/, '').split('#')
  const parts = path
    .replace(/^\/(?:en|es)(?=\/)/, '')
    .split('/')
    .filter(Boolean)
  const above = place === undefined ? parts.length - 1 : parts.length
  const paths = Array.from({ length: Math.max(above, 0) }, (_, index) => `/${parts.slice(0, index + 1).join('/')}/`)
  return [bankName, ...paths.flatMap((one) => names[one] ?? [])]
}
