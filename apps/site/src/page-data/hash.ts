import { createHash } from 'node:crypto'
import { onceForEach } from '@bank/model/once-for-each.ts'

/** Short hash of a value's JSON, 96 bits: names values within one site. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('base64url')
    .slice(0, 16)

const ofObject = onceForEach((value: object) => hashOf(value))
const ofOthers = new Map<unknown, string>()

/** The same for what is never changed: an object is hashed once, for as long as it lives. */
export const lastingHashOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return ofObject(value)
  if (typeof value === 'string') return hashOf(value)
  const found = ofOthers.get(value) ?? hashOf(value)
  ofOthers.set(value, found)
  return found
}
