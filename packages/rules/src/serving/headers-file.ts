import { folderRules, type Headers, ownHeaders, type Policies } from './response-headers.ts'

const written = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** One rule. Hosts join the values of all rules that match, so names that an earlier rule set are taken off first. */
const rule = (path: string, headers: Headers, earlier: Headers): string =>
  [
    path,
    ...Object.keys(headers).flatMap((name) => (name in earlier ? `  ! ${written(name)}` : [])),
    ...Object.entries(headers).map(([name, value]) => `  ${written(name)}: ${value}`),
  ].join('\n')

const hasOwn = (address: string): boolean => Object.keys(ownHeaders(address)).length > 0

/** `/icons/` and `/icons/flags/` of `/icons/flags/texas.svg`. */
const foldersOf = (address: string): readonly string[] =>
  [...address.matchAll(/\//g)].slice(1).map(({ index }) => address.slice(0, index + 1))

/**
 * Rules for files that say otherwise than their folder, by path: one for a folder that holds nothing else, for hosts read no more
 * than a hundred rules.
 */
const ownRules = (files: readonly string[]): ReadonlyMap<string, Headers> => {
  const others = new Set(files.filter((address) => !hasOwn(address)).flatMap(foldersOf))
  return new Map(
    files.filter(hasOwn).map((address) => {
      const folder = foldersOf(address).find((one) => !others.has(one))
      return [encodeURI(folder === undefined ? address : `${folder}*`), ownHeaders(address)]
    }),
  )
}

/**
 * The header rules of a built site for hosts that read a `_headers` file: what our own server sends (response-headers.ts). `files` are
 * the addresses of all files of the site.
 */
export const headersFile = (policies: Policies, files: Iterable<string>): string => {
  const [everywhere, ...folders] = folderRules(policies)
  const common = everywhere?.headers ?? {}
  return [
    rule('/*', common, {}),
    ...folders.map(({ folder, headers }) => rule(`${folder}*`, headers, common)),
    ...[...ownRules([...files].sort())].map(([path, headers]) => rule(path, headers, common)),
    '',
  ].join('\n')
}
