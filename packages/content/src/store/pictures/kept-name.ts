import { basename, extname } from 'node:path'
import { endingOf } from './picture-ending.ts'

/** Names that are devices on some machines; the store would leave nothing of them but the ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Bytes of a name before its ending: file systems keep 255, and the store may add a number. */
const longestName = 200

/** Characters of a name that arrive; what is longer has lost its ending. */
const cutAt = 255

/** The name that a picture is kept by: short enough, and with something before its ending. */
export const keptName = (name: string, format: string): string => {
  const ending = name.length < cutAt ? extname(name) : (endingOf(format) ?? '')
  const base = basename(name, ending)
    .replaceAll(/[?<>:*|"\p{Cc}]/gu, '')
    .replace(/^\.+|[. ]+$/g, '')
  const start = Buffer.from(base)
    .subarray(0, longestName)
    .toString()
    .replace(/\uFFFD+$/, '')
  return `${start === '' ? 'picture' : start.replace(device, 'picture-$&')}${ending}`
}
