import type { Check } from './check.ts'

/** A colour as six or three hexadecimal digits behind a hash (BLK-32). */
const hexCheck: Check = (value) => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? undefined : 'must be a hex colour such as #0b2440')

/** One of the named backgrounds, or a hex colour (BLK-31, BLK-32). */
export const namedBackgrounds = ['dark-blue-bubbles', 'white-bubbles', 'dark-blue-petals'] as const

export const backgroundCheck: Check = (value) =>
  namedBackgrounds.some((name) => name === value) || hexCheck(value) === undefined
    ? undefined
    : `must be one of ${namedBackgrounds.join(', ')} or a hex colour such as #0b2440`
