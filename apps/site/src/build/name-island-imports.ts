import { importsAttribute } from '../directives/island-imports.ts'
import type { PageRewrite } from './page-rewrite.ts'
import type { ReadAsset } from './renderer-files.ts'
import { importsIn } from './script-imports.ts'

const island = /<astro-island(?= )(?=[^>]*? component-url="(\/_astro\/[^"]+)")(?=[^>]*? renderer-url="(\/_astro\/[^"]+)")/g
const moduleScript = /<script type="module" src="(\/_astro\/[^"]+)">/g

const nameOf = (address: string): string => address.replace(/^\/_astro\/(.*)\.js$/, '$1')

/**
 * Writes beside each island what its scripts import, but for what the page loads by itself, so that the first touch asks for all of it at once.
 * Followed one by one, they would take five round trips.
 */
export const nameIslandImports = (readAsset: ReadAsset): PageRewrite => {
  const known = new Map<string, Promise<readonly string[]>>()
  const importsOf = (address: string): Promise<readonly string[]> => {
    const imports = known.get(address) ?? readAsset(address).then((source) => importsIn(source, address))
    known.set(address, imports)
    return imports
  }
  const addWith = async (address: string, found: Set<string>): Promise<void> => {
    if (found.has(address)) return
    found.add(address)
    for (const imported of await importsOf(address)) await addWith(imported, found)
  }
  return async (html) => {
    const loaded = new Set<string>()
    for (const [, address = ''] of html.matchAll(moduleScript)) await addWith(address, loaded)
    const lists = new Map<string, string>()
    for (const [tag, component = '', renderer = ''] of html.matchAll(island)) {
      const entries = `${component} ${renderer}`
      if (lists.has(entries)) continue
      const found = new Set<string>()
      for (const entry of [component, renderer]) await addWith(entry, found)
      const names = [...found].filter((address) => address !== component && address !== renderer && !loaded.has(address)).map(nameOf)
      lists.set(entries, names.length > 0 ? `${tag} ${importsAttribute}="${names.join(' ')}"` : tag)
    }
    return html.replaceAll(island, (tag, component: string, renderer: string) => lists.get(`${component} ${renderer}`) ?? tag)
  }
}
