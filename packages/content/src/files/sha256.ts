import { createHash } from 'node:crypto'

/** SHA-256 of a file's bytes, hexadecimal. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
