import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { windowBits } from '@bank/releases/manifest/blob.ts'
import { writeFileAtomically } from './write-file-atomically.ts'

const compressible = /\.(?:html|css|js|mjs|svg|json|txt|xml|ico|webmanifest)$/

/** Shorter files stay as they are. */
const leastBytes = 256

/** Whether a file is sent compressed, by its address and its length. */
export const isCompressed = (address: string, bytes: Buffer): boolean => bytes.length >= leastBytes && compressible.test(address)

/**
 * Brotli's last two steps make texts eight per cent smaller and take twenty times as long. The steps from 5 to 9 make them equally large, each with
 * twice the memory of the one before. So what may change with every edit stops at the first of them, and what is fetched once and kept goes to the end.
 */
const quality = { changing: 5, kept: 11 } as const

const optionsFor = (bytes: Buffer, kind: keyof typeof quality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality[kind],
    [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
})

/** Compresses a text that may change with every edit. It blocks: many pages are compressed in threads. */
export const compressPage = (bytes: Buffer): Buffer => brotliCompressSync(bytes, optionsFor(bytes, 'changing'))

/** Compresses a text that is fetched once and kept. */
export type Compress = (bytes: Buffer) => Promise<Buffer>

/** Compresses into a folder by content, so that each text is compressed once, whatever process asks for it. */
export const cachedCompression = (cacheDir: string): Compress => {
  const settings = JSON.stringify(quality.kept)
  return async (bytes) => {
    const file = join(cacheDir, createHash('sha256').update(settings).update(bytes).digest('hex'))
    const known = await readFile(file).catch(() => undefined)
    if (known) {
      // Says that it is still wanted.
      await utimes(file, new Date(), new Date())
      return known
    }
    const made = await promisify(brotliCompress)(bytes, optionsFor(bytes, 'kept'))
    await mkdir(cacheDir, { recursive: true })
    writeFileAtomically(file, made)
    return made
  }
}

const day = 86_400_000

/** Removes from a cache what nobody wanted for a month. */
export const dropUnused = async (cacheDir: string, now: Date): Promise<void> => {
  for (const name of await readdir(cacheDir).catch(() => [])) {
    const file = join(cacheDir, name)
    if (now.getTime() - (await stat(file)).mtimeMs > 30 * day) await rm(file, { force: true })
  }
}
