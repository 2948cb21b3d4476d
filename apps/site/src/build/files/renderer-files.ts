import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The text of a file that pages name, by its address, `/_astro/page.abc.js`. */
export type ReadAsset = (address: string) => Promise<string>

/** Reads the scripts and styles of a compiled renderer, each once: they never change. */
export const rendererFiles = (clientDir: string): ReadAsset => {
  const texts = new Map<string, Promise<string>>()
  return (address) => {
    const known = texts.get(address) ?? readFile(join(clientDir, address), 'utf8')
    texts.set(address, known)
    return known
  }
}
