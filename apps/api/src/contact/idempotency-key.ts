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
