import type { FileIndex } from './release.ts'

/**
 * The widest whole rendition of every picture that a site shows, by the name its renditions start with
 * (`/media/<name>.<width>.webp`); of a picture that is only shown cropped, the widest crop.
 */
export const pictureAddresses = (files: FileIndex): ReadonlyMap<string, string> => {
  const widest = new Map<string, { address: string; rank: number }>()
  for (const address of files.keys()) {
    const [, name, width, height] = /^\/media\/(.+)\.(\d+)(x\d+)?\.webp$/.exec(address) ?? []
    if (name === undefined) continue
    const rank = Number(width) + (height === undefined ? 1e6 : 0)
    if (rank > (widest.get(name)?.rank ?? 0)) widest.set(name, { address, rank })
  }
  return new Map([...widest].map(([name, { address }]) => [name, address]))
}
