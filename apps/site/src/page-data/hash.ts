import { createHash } from 'node:crypto'

/** Short hash of a value's JSON, 96 bits: names values within one site. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('base64url')
    .slice(0, 16)
