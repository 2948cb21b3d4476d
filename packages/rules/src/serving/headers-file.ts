import { folderRules, type Headers, ownHeaders, type Policies } from './response-headers.ts'

const written = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** One rule. Hosts join the values of all rules that match, so names that an earlier rule set are taken off first. */
const rule = (path: string, headers: Headers, earlier: Headers): string =>
  [
    path,
    ...Object.keys(headers).flatMap((name) => (name in earlier ? `  ! ${written(name)}` : [])),
    ...Object.entries(headers).map(([name, value]) => `  ${written(name)}: ${value}`),
  ].join('\n')

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
    ...[...files].sort().flatMap((address) => {
      const headers = ownHeaders(address)
      return Object.keys(headers).length > 0 ? rule(encodeURI(address), headers, common) : []
    }),
    '',
  ].join('\n')
}
