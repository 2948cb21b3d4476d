import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { allAtOnce } from './all-at-once.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(?:html|css|js|mjs|svg|json|txt|xml|ico|webmanifest)$/

/**
 * Brotli's last two steps make pages eight per cent smaller and take twenty times as long, and a new menu changes every page: they
 * would be half of a whole build. So pages stop before them, and what is fetched once and kept goes to the end.
 */
const brotliQuality = (address: string): number => (address.endsWith('.html') ? 7 : 11)

const encoders = {
  br: (bytes: Buffer, address: string) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(address), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => zip(bytes, { level: 9 }),
} as const

/**
 * Writes `.br` and `.gz` beside every text file of 256 bytes or more. Compressed bytes are kept in a cache by content, so a
 * rebuild compresses only what changed.
 */
export const compressSite = async (siteDir: string, addresses: Iterable<string>, cacheDir: string): Promise<void> => {
  await mkdir(cacheDir, { recursive: true })
  const texts = [...addresses].filter((address) => compressible.test(address))
  await allAtOnce(texts, 4, async (address) => {
    const bytes = await readFile(join(siteDir, address))
    if (bytes.length < 256) return
    const name = createHash('sha256').update(bytes).digest('hex')
    for (const [ending, encode] of Object.entries(encoders)) {
      const cached = join(cacheDir, `${name}.${ending}`)
      const target = join(siteDir, `${address}.${ending}`)
      await mkdir(dirname(target), { recursive: true })
      try {
        await copyFile(cached, target)
      } catch {
        const temporary = `${cached}.${process.pid}`
        await writeFile(temporary, await encode(bytes, address))
        await rename(temporary, cached)
        await copyFile(cached, target)
      }
    }
  })
}
