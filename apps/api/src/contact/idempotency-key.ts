import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '../errors.ts'

export const idempotencyKey = z.string().regex(/^[\w.~-]{16,128}$/)

/**
 * Reads the `Idempotency-Key` of a filled form (D-FORM-5): 16 to 128 letters, digits and `._~-`, so that nobody hits another's by
 * chance; `undefined` when there is none. Throws a Failure for any other text, and for two keys at once.
 */
export const readIdempotencyKey = (header: string | readonly string[] | undefined): string | undefined => {
  if (header === undefined) return undefined
  const { data: key } = idempotencyKey.safeParse(header)
  if (key === undefined) throw new Failure('badIdempotencyKey')
  return key
}

/** Where a message was written, and in which language of the site: the same words are the same message. */
const aroundTheWords: readonly string[] = ['lang', 'source']

/**
 * What a message says, as one hash, whatever the order of its fields, its page and the language of that. Its captcha token is no part of
 * it: a page that tries again sends a new token with the same words (D-FORM-5).
 */
export const bodyHash = (form: string, message: Readonly<Record<string, unknown>>): string => {
  const words = Object.entries(message).filter(([name]) => !aroundTheWords.includes(name))
  return createHash('sha256')
    .update(JSON.stringify([form, words.toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('hex')
}
