/**
 * Where a result stands, in words: the pages above it by their names, under the bank's. `names` are short names by addresses without a
 * language. A place on a page stands below that page.
 */
export const trailOf = (url: string, names: Readonly<Record<string, string>>, bankName: string): readonly string[] => {
  const [path = '', place] = url.replace(/^\/(?:en|es)(?=\/)|\?[^#]*/g, '').split('#')
  const paths = Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1))
  return [bankName, ...paths.flatMap((one) => (one === path && place === undefined ? [] : (names[one] ?? [])))]
}
