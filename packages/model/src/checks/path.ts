import type { Check } from './check.ts'

/** A page address: starts and ends with a slash, no query, no hash, no blanks. */
export const pathCheck: Check = (value) =>
  /^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(value)
    ? undefined
    : 'must be a path such as /personal/checking/: it starts and ends with a slash and holds letters, digits, dots and hyphens'
