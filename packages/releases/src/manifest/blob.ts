import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { z } from 'zod'

const compress = promisify(brotliCompress)

/** Bytes by their hash, SHA-256, hexadecimal. */
const blobSchema = z.strictObject({ hash: z.hash('sha256'), size: z.int().nonnegative() })

export type Blob = z.infer<typeof blobSchema>

/** Bytes that are stored in one blob. */
export const wholeEntrySchema = blobSchema.extend({ br: blobSchema.optional() })

/**
 * The bytes of one address or of one part of the data. Text is stored compressed: then `br` names what is stored, and `hash` and `size` are
 * those of the text. Large JSON is stored in `pieces` (`json-entry.ts`); its text names the hash of each, so `hash` stands for all of it.
 */
export const entrySchema = wholeEntrySchema.extend({ pieces: z.array(wholeEntrySchema).optional() })

export type Entry = z.infer<typeof entrySchema>

/** Under which key bytes are stored. */
export const blobKey = (hash: string): string => `blobs/${hash.slice(0, 2)}/${hash}`

/** What is stored of an entry, its pieces apart. */
export const storedBlob = ({ hash, size, br }: Entry): Blob => br ?? { hash, size }

/** Hash of bytes, as blobs are named by it. */
export const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const blobOf = (bytes: Buffer): Blob => ({ hash: hashOf(bytes), size: bytes.length })

/** An entry that may be new, the bytes that are stored of it, and those of its pieces. */
export type NewEntry = { readonly entry: Entry; readonly bytes: () => Promise<Buffer>; readonly pieces?: readonly NewEntry[] }

/** An entry of bytes; of a text with what Brotli made of it. */
export const newEntry = (bytes: Buffer, br?: Buffer): NewEntry => {
  // Of a text, only this is kept in memory.
  const stored = br ?? bytes
  return { entry: { ...blobOf(bytes), ...(br && { br: blobOf(br) }) }, bytes: async () => stored }
}

/** The smallest window that holds a whole text, in Brotli's terms: larger ones make nothing smaller, and their memory costs more time than the work. */
export const windowBits = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))

/** Compresses a text fast: five makes it about as small as nine does. */
export const compressText = (text: Buffer): Promise<Buffer> =>
  compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(text.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })

/** An entry of a text, compressed. */
export const textEntry = async (text: Buffer): Promise<NewEntry> => newEntry(text, await compressText(text))
