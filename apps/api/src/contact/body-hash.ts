import { createHash } from 'node:crypto'

/**
 * What a message says, as one hash, whatever the order of its fields. Its captcha token is no part of it: a page that tries again sends
 * a new token with the same words (D-FORM-5).
 */
export const bodyHash = (form: string, message: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify([form, Object.entries(message).toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')
