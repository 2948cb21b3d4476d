import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { type Media, pictureName } from '@bank/model/collections/media.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { type NewEntry, newEntry } from '@bank/releases/manifest/blob.ts'
import { images } from '@bank/rules/constants.ts'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { cropArea, parseRendition, type Rendition } from './rendition.ts'

/** How many pixels one step of the image service's blur spreads over, in a picture as small as a stand-in. */
const softness = 0.125

/** How each kind of file is encoded. */
const encoders = {
  blur: { sigma: images.placeholderBlur * softness, quality: 5, effort: 6 },
  webp: { quality: 74, effort: 4 },
  avif: { quality: 45, effort: 2 },
} as const

export type Encoders = { readonly [Kind in keyof typeof encoders]: Readonly<Record<string, number>> }

const kindOf = ({ blurred, format }: Pick<Rendition, 'blurred' | 'format'>): keyof Encoders => (blurred ? 'blur' : format)

/**
 * The folder in the cache of files that are encoded in one way: its name changes with every setting, so that no old file is taken for a new one.
 *
 * @internal Its test asks that other settings lead to other folders.
 */
export const encoderFolder = (settings: Encoders, rendition: Pick<Rendition, 'blurred' | 'format'>): string => {
  const kind = kindOf(rendition)
  return `${kind}-${createHash('sha256').update(JSON.stringify(settings[kind])).digest('hex').slice(0, 8)}`
}

const encode = async (medium: Media, rendition: Rendition, source: string, target: string): Promise<void> => {
  const image = sharp(source)
  const { width, height } = rendition
  if (height !== undefined) image.extract(cropArea(medium, { width, height }))
  image.resize({ width, ...(height !== undefined && { height, fit: 'cover' as const }), withoutEnlargement: true })
  const { sigma, ...blurred } = encoders.blur
  if (rendition.blurred) image.blur(sigma).webp(blurred)
  else if (rendition.format === 'avif') image.avif(encoders.avif)
  else image.webp(encoders.webp)
  await mkdir(dirname(target), { recursive: true })
  const temporary = `${target}.${process.pid}-${threadId}.tmp`
  await image.toFile(temporary)
  await rename(temporary, target)
}

const byName = onceForEach((media: readonly Media[]) => new Map(media.map((medium) => [pictureName(medium), medium])))

/** What an address names of a snapshot's pictures: nothing where it is none of theirs. */
const renditionIn = (media: readonly Media[], address: string) => {
  const rendition = parseRendition(address)
  const medium = rendition && byName(media).get(rendition.name)
  return medium && { rendition, medium }
}

/** Whether an address names a picture of a snapshot, in any size. */
export const namesPicture = (media: readonly Media[], address: string): boolean => renditionIn(media, address) !== undefined

/** Folders of the pictures as they came and of the encoded ones. */
export type PictureFolders = { readonly mediaDir: string; readonly cacheDir: string }

/** Makes single renditions out of the media folder, each once: encoded files stay in a cache under names that carry the content's hash and how they were encoded. */
export const renditionMaker = (media: readonly Media[], folders: PictureFolders) => {
  /** Path of the encoded file in the cache. Throws for an address that names no picture of the snapshot. */
  return async (address: string): Promise<{ file: string; made: boolean }> => {
    const found = renditionIn(media, address)
    if (!found) throw new Error(`${address} names no picture of the content snapshot`)
    const { rendition, medium } = found
    const file = join(folders.cacheDir, encoderFolder(encoders, rendition), address.slice('/media/'.length))
    if (existsSync(file)) return { file, made: false }
    await encode(medium, rendition, join(folders.mediaDir, medium.filename), file)
    return { file, made: true }
  }
}

/** How many pictures are encoded at the same time: more of them would wait for each other. */
const atOnce = 3

/** Makes renditions as a release takes them, by address; `encoded` of them afresh. Their bytes are read again when they are stored: they are larger than memory should be. */
export const makeRenditions = async (
  addresses: readonly string[],
  make: ReturnType<typeof renditionMaker>,
  progress: (done: number, all: number) => void,
): Promise<{ readonly files: ReadonlyMap<string, NewEntry>; readonly encoded: number }> => {
  let encoded = 0
  let done = 0
  const files = await pLimit(atOnce).map(addresses, async (address) => {
    const { file, made } = await make(address)
    const { entry } = newEntry(await readFile(file))
    if (made) encoded += 1
    done += 1
    progress(done, addresses.length)
    return [address, { entry, bytes: () => readFile(file) }] as const
  })
  return { files: new Map(files), encoded }
}
