import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { z } from 'zod'

const compress = promisify(brotliCompress)

/** Bytes by their hash, SHA-256, hexadecimal. */
export const blobSchema = z.strictObject({ hash: z.hash('sha256'), size: z.int().nonnegative() })

export type Blob = z.infer<typeof blobSchema>

/**
 * The bytes of one address or of one part of the data. Text is stored compressed: then `br` names what is stored, and `hash` and `size` are
 * those of the text.
 */
export const entrySchema = blobSchema.extend({ br: blobSchema.optional() })

export type Entry = z.infer<typeof entrySchema>

/** Under which key bytes are stored. */
export const blobKey = (hash: string): string => `blobs/${hash.slice(0, 2)}/${hash}`

/** What is stored of an entry. */
export const storedBlob = ({ hash, size, br }: Entry): Blob => br ?? { hash, size }

/** Hash of bytes, as blobs are named by it. */
export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const blobOf = (bytes: Buffer): Blob => ({ hash: hashOf(bytes), size: bytes.length })

/** An entry that may be new, and the bytes that are stored of it. */
export type NewEntry = { readonly entry: Entry; readonly bytes: () => Promise<Buffer> }

/** An entry of bytes; of a text with what Brotli made of it. */
export const newEntry = (bytes: Buffer, br?: Buffer): NewEntry => ({
  entry: { ...blobOf(bytes), ...(br && { br: blobOf(br) }) },
  bytes: async () => br ?? bytes,
})

/** A window of 4 MB. */
const windowBits = 22

/** An entry of a value as JSON, compressed. */
export const jsonEntry = async (value: unknown): Promise<NewEntry> => textEntry(Buffer.from(JSON.stringify(value)))

/** An entry of a text, compressed fast: five makes it about as small as nine does. */
export const textEntry = async (text: Buffer): Promise<NewEntry> =>
  newEntry(
    text,
    await compress(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: windowBits,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  )
