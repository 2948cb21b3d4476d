import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { linkOrCopyFile, writeFileAtomically } from './link-or-copy-file.ts'

const compressible = /\.(?:html|css|js|mjs|svg|json|txt|xml|ico|webmanifest)$/

/** Whether a file is sent compressed, by its address. */
export const isCompressible = (address: string): boolean => compressible.test(address)

/** Shorter files stay as they are. */
const leastBytes = 256

/**
 * Brotli's last two steps make pages eight per cent smaller and take twenty times as long, and a new menu changes every page: they
 * would be half of a whole build. The steps from 5 to 9 make pages equally large, each with twice the memory of the one before. So pages stop
 * at the first of them, and what is fetched once and kept goes to the end.
 */
const brotliQuality = (file: string): number => (file.endsWith('.html') ? 5 : 11)

/** The smallest window that holds a whole file: larger ones make no file smaller, and their memory costs more time than the work. */
const windowBits = (bytes: number): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))

const brotli = (bytes: Buffer, quality: number): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/**
 * Writes `.br` beside a text file of 256 bytes or more. Compressed bytes are kept in a cache by content, so a rebuild
 * compresses only what changed. It blocks: whole sites are compressed in threads.
 */
export const compressFile = (file: string, bytes: Buffer, cacheDir: string): void => {
  if (bytes.length < leastBytes) return
  const quality = brotliQuality(file)
  const kept = join(cacheDir, `${createHash('sha256').update(bytes).digest('hex')}.${quality}.br`)
  if (linkOrCopyFile(kept, `${file}.br`)) return
  writeFileAtomically(kept, brotli(bytes, quality))
  linkOrCopyFile(kept, `${file}.br`)
}
