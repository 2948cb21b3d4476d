import type { ReadAsset } from '../files/renderer-files.ts'
import type { PageRewrite } from './page-rewrite.ts'

const script = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g

/** The one file that a script does nothing but import, if it is such a script: `import"./page.js";`. */
const importedBy = (source: string): string | undefined => /^import\s*["']\.\/([\w.-]+\.js)["'];?\s*$/.exec(source)?.[1]

/**
 * Lets pages ask at once for the file that their scripts only pass on to. The bundler gives every script of a layout a file of
 * its own, which would cost each page two requests and a round trip before anything runs.
 */
export const directScripts = (readAsset: ReadAsset): PageRewrite => {
  const targets = new Map<string, Promise<string>>()
  const follow = async (address: string): Promise<string> => {
    const imported = importedBy(await readAsset(address))
    return imported === undefined ? address : `/_astro/${imported}`
  }
  const targetOf = (address: string): Promise<string> => {
    const known = targets.get(address) ?? follow(address)
    targets.set(address, known)
    return known
  }
  return async (html) => {
    const seen = new Set<string>()
    let written = html
    for (const [tag, address = ''] of html.matchAll(script)) {
      const target = await targetOf(address)
      written = written.replace(tag, seen.has(target) ? '' : tag.replace(address, target))
      seen.add(target)
    }
    return written
  }
}
