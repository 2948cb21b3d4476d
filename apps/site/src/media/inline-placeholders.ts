import { readFile } from 'node:fs/promises'
import type { Media } from '@bank/model/collections/media.ts'
import type { PageRewrite } from '../build/html/page-rewrite.ts'
import { namesPicture, type PictureFolders, renditionMaker } from './make-renditions.ts'

const placeholder = /\/media\/[A-Za-z0-9_-]+\.[0-9a-f]{10}\.\d+(?:x\d+)?\.blur\.webp/g

/**
 * Writes the blurred stand-ins of pictures into the pages that name them, as `data:` addresses: a few hundred bytes that come with the
 * page and need no request of their own (IMG-03). What names no picture of `media` stays: the check of links tells of it.
 */
export const inlinePlaceholders = (media: readonly Media[], folders: PictureFolders): PageRewrite => {
  const make = renditionMaker(media, folders)
  const data = new Map<string, Promise<string>>()
  const read = async (address: string): Promise<string> => {
    const bytes = await readFile((await make(address)).file)
    return `data:image/webp;base64,${bytes.toString('base64')}`
  }
  const dataOf = (address: string): Promise<string> => {
    const known = data.get(address) ?? read(address)
    data.set(address, known)
    return known
  }
  return async (html) => {
    const named = [...new Set(html.match(placeholder))].filter((address) => namesPicture(media, address))
    const written = new Map(await Promise.all(named.map(async (address) => [address, await dataOf(address)] as const)))
    return html.replace(placeholder, (address) => written.get(address) ?? address)
  }
}
