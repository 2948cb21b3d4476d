import type { Manifest, Pointer } from '../manifest/manifest.ts'

/** Times between which a release was in force; without an end where it still is. */
type Span = { readonly from: string; readonly to: string | undefined }

/** When a release was in force, oldest first. */
export const spansOf = (history: readonly Pointer[], id: string): readonly Span[] =>
  history.flatMap((pointer, index) => (pointer.id === id ? [{ from: pointer.at, to: history[index + 1]?.at }] : []))

const spanInWords = ({ from, to }: Span): string => `${from} to ${to ?? 'now'}`

/** One line for each switch, newest first; a star for what is in force. */
export const describeHistory = (history: readonly Pointer[]): string =>
  history
    .map(({ id, at, held }, index) => {
      const to = history[index + 1]?.at
      const stays = to === undefined && held ? ', held until "npm run publish"' : ''
      return `${to === undefined ? '*' : ' '} ${id.padEnd(32)} ${spanInWords({ from: at, to })}${stays}`
    })
    .toReversed()
    .join('\n')

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a release was made from, what it holds, and when it was in force. */
export const describeRelease = (manifest: Manifest, spans: readonly Span[]): string => {
  const files = Object.entries(manifest.files)
  const pages = files.filter(([address]) => address.endsWith('.html')).length
  const size = files.reduce((sum, [, { size: plain, br }]) => sum + (br?.size ?? plain), 0)
  return [
    `release      ${manifest.id}`,
    `published    ${manifest.publishedAt}`,
    ...spans.map((span) => `in force     ${spanInWords(span)}`),
    `content      ${manifest.snapshot}`,
    `code         ${manifest.code}`,
    `files        ${files.length}, ${pages} of them pages, ${megabytes(size)} as stored`,
    `policy       ${manifest.policy}`,
  ].join('\n')
}
