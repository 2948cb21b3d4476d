type Rule = { readonly path: string; readonly lines: readonly string[] }

const rulesOf = (text: string): readonly Rule[] =>
  text
    .split(/\n(?=\S)/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(([path, ...lines]) => (path === undefined ? [] : { path, lines: lines.map((line) => line.trim()) }))

const matches = (path: string, address: string): boolean => (path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path)

/**
 * The headers, by names in lower case, that a host gives to an address by a `_headers` file: those of all rules that match, in their
 * order. A name that is set twice joins both values; `! Name` takes off what was set before.
 */
export const hostHeaders = (text: string, address: string): Readonly<Record<string, string>> => {
  const headers = new Map<string, string>()
  for (const { path, lines } of rulesOf(text)) {
    if (!matches(path, address)) continue
    for (const line of lines) {
      const [, dropped] = /^! (\S+)$/.exec(line) ?? []
      const [, name, value] = /^([A-Za-z-]+): (.+)$/.exec(line) ?? []
      if (dropped !== undefined) headers.delete(dropped.toLowerCase())
      else if (name === undefined || value === undefined) throw new Error(`No host reads this line: ${line}`)
      else headers.set(name.toLowerCase(), [headers.get(name.toLowerCase()), value].filter(Boolean).join(', '))
    }
  }
  return Object.fromEntries(headers)
}
