import { importsAttribute } from '../../directives/island-imports.ts'
import { importsIn } from '../facts/script-imports.ts'
import type { ReadAsset } from '../files/renderer-files.ts'
import type { PageRewrite } from './page-rewrite.ts'

/** Those that are named already are left as they are. */
const island = new RegExp(
  `<astro-island(?= )(?! ${importsAttribute}=)(?=[^>]*? component-url="(/_astro/[^"]+)")(?=[^>]*? renderer-url="(/_astro/[^"]+)")`,
  'g',
)
const moduleScript = /<script type="module" src="(\/_astro\/[^"]+)">/g

const nameOf = (address: string): string => address.replace(/^\/_astro\/(.*)\.js$/, '$1')

/**
 * Writes beside each island its scripts and what they import, but for what the page loads by itself, so that the first touch asks for all of it at once.
 * Followed one by one, they would take five round trips.
 */
export const nameIslandImports = (readAsset: ReadAsset): PageRewrite => {
  const closures = new Map<string, Promise<ReadonlySet<string>>>()
  const followed = async (entry: string): Promise<ReadonlySet<string>> => {
    const found = new Set([entry])
    // What is added meanwhile is visited, too.
    for (const address of found) for (const imported of importsIn(await readAsset(address), address)) found.add(imported)
    return found
  }
  /** A script with all that it imports at once, worked out once for all pages. */
  const closureOf = (entry: string): Promise<ReadonlySet<string>> => {
    const known = closures.get(entry) ?? followed(entry)
    closures.set(entry, known)
    return known
  }
  return async (html) => {
    const loaded = new Set<string>()
    for (const [, entry = ''] of html.matchAll(moduleScript)) for (const address of await closureOf(entry)) loaded.add(address)
    const attributes = new Map<string, string>()
    const attributeOf = async (component: string, renderer: string): Promise<string> => {
      const entries = `${component} ${renderer}`
      const known = attributes.get(entries)
      if (known !== undefined) return known
      const found = new Set([...(await closureOf(component)), ...(await closureOf(renderer))])
      const names = [...found].filter((address) => !loaded.has(address)).map(nameOf)
      const attribute = ` ${importsAttribute}="${names.join(' ')}"`
      attributes.set(entries, attribute)
      return attribute
    }
    let written = ''
    let end = 0
    for (const { 0: tag, 1: component = '', 2: renderer = '', index } of html.matchAll(island)) {
      written += html.slice(end, index) + tag + (await attributeOf(component, renderer))
      end = index + tag.length
    }
    return written + html.slice(end)
  }
}
