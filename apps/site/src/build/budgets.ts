import { readFile, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { BuiltPage, BuiltSite } from './built-site.ts'

/** Sizes of one page as a visitor's first view and use fetch it, in bytes after brotli (fonts as they are). */
export type PageSizes = {
  readonly path: string
  readonly html: number
  readonly css: number
  readonly script: number
  readonly scriptAfterUse: number
  readonly fonts: number
}

const kilobyte = 1024

/** What a page may weigh at most, in bytes. */
export const budgets = {
  script: 12 * kilobyte,
  scriptAfterUse: 95 * kilobyte,
  css: 14 * kilobyte,
  medianHtml: 12 * kilobyte,
  html: 25 * kilobyte,
  fonts: 80 * kilobyte,
} as const

const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(/(?:import|from)\s*["'](\.{1,2}\/[^"']+|\/[^"']+)["']/g)].flatMap((match) => match[1] ?? [])

const dynamicImportsIn = (source: string): readonly string[] =>
  [...source.matchAll(/import\(\s*["'`](\.{1,2}\/[^"'`]+|\/[^"'`]+)["'`]/g)].flatMap((match) => match[1] ?? [])

/** The name of a module that pages start when they mark an element with it (`client/mounts.ts`); nothing for any other module. */
const mountOf = (address: string): string | undefined => /\/mount-([a-z-]+)\.[^/]+\.js$/.exec(address)?.[1]

/** Loaded when a call answers something else than the page was built with: no use of the page does that. */
const isForChanges = (address: string): boolean => /\/(?:change|render)-[a-z-]+\.[^/]+\.js$/.test(address)

const sizeOf = ({ size }: { readonly size: number }): number => size

/** Measures pages of a built site, as sent: the compressed file where there is one. */
export const pageMeasurer = (site: BuiltSite) => {
  const sources = new Map<string, Promise<string>>()
  const sizes = new Map<string, Promise<number>>()
  const source = (address: string): Promise<string> => {
    const known = sources.get(address) ?? readFile(join(site.dir, address), 'utf8')
    sources.set(address, known)
    return known
  }
  const size = (address: string): Promise<number> => {
    const known = sizes.get(address) ?? stat(join(site.dir, `${address}.br`)).then(sizeOf, () => stat(join(site.dir, address)).then(sizeOf))
    sizes.set(address, known)
    return known
  }

  /** All scripts that come with the given ones: what they import, and of what they may import later all that `comes`. */
  const closure = async (entries: readonly string[], comes: (later: string) => boolean): Promise<ReadonlySet<string>> => {
    const seen = new Set<string>()
    const waiting = [...entries]
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address) || !site.files.has(address)) continue
      seen.add(address)
      const text = await source(address)
      const resolve = (found: string) => posix.resolve(posix.dirname(address), found)
      waiting.push(...importsIn(text).map(resolve), ...dynamicImportsIn(text).map(resolve).filter(comes))
    }
    return seen
  }

  const total = async (addresses: Iterable<string>): Promise<number> =>
    (await Promise.all([...addresses].map(size))).reduce((sum, bytes) => sum + bytes, 0)

  return async ({ path, file, facts }: BuiltPage): Promise<PageSizes> => {
    const mounted = (later: string): boolean => facts.mounts.includes(mountOf(later) ?? '')
    const atFirst = await closure(facts.scripts, mounted)
    const afterUse = await closure([...facts.scripts, ...facts.islands], (later) =>
      mountOf(later) === undefined ? !isForChanges(later) : mounted(later),
    )
    return {
      path,
      html: await size(`/${file}`),
      css: await total(new Set(facts.stylesheets)),
      script: (await total(atFirst)) + facts.inlineScriptBytes,
      scriptAfterUse: (await total(afterUse)) + facts.inlineScriptBytes,
      fonts: await total(new Set(facts.fonts)),
    }
  }
}

/** Every page that is over a budget, in words. */
export const overBudget = (pages: readonly PageSizes[]): readonly string[] => {
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`
  const single = pages.flatMap((page) =>
    (['script', 'scriptAfterUse', 'css', 'html', 'fonts'] as const).flatMap((part) =>
      page[part] > budgets[part] ? [`${page.path}: ${part} is ${kilobytes(page[part])}, at most ${kilobytes(budgets[part])}`] : [],
    ),
  )
  const median = medianOf(pages.map(({ html }) => html))
  return median > budgets.medianHtml
    ? [...single, `the median page's HTML is ${kilobytes(median)}, at most ${kilobytes(budgets.medianHtml)}`]
    : single
}

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The table that the build prints: the median and the largest of each part, against its budget. */
export const budgetTable = (pages: readonly PageSizes[]): string => {
  const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(7)
  const row = (label: string, part: 'script' | 'scriptAfterUse' | 'css' | 'html' | 'fonts', limit: number) => {
    const largest = pages.reduce<PageSizes | undefined>((most, page) => (most && most[part] >= page[part] ? most : page), undefined)
    return `  ${label.padEnd(34)}${kilobytes(medianOf(pages.map((page) => page[part])))} ${kilobytes(largest?.[part] ?? 0)} ${kilobytes(limit)}   ${largest?.path ?? ''}`
  }
  return [
    `${`  KB after brotli, ${pages.length} pages`.padEnd(36)} median largest    most   largest page`,
    row('script before any interaction', 'script', budgets.script),
    row('script after every island', 'scriptAfterUse', budgets.scriptAfterUse),
    row('styles', 'css', budgets.css),
    row('HTML', 'html', budgets.html),
    row('fonts fetched first', 'fonts', budgets.fonts),
  ].join('\n')
}
