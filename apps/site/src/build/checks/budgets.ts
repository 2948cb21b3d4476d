import { posix } from 'node:path'
import { storedBlob } from '@bank/releases/manifest/blob.ts'
import type { BuiltPage, BuiltSite } from '../facts/built-site.ts'
import type { PageFacts } from '../facts/page-facts.ts'
import { importsIn } from '../facts/script-imports.ts'

/** Sizes of one page as a visitor's first view and use fetch it, in bytes after brotli (fonts as they are). */
export type PageSizes = {
  readonly path: string
  readonly html: number
  readonly css: number
  readonly script: number
  readonly scriptAfterUse: number
  /** Of tools that are fetched when somebody wants them: the finder and its map. */
  readonly toolScript: number
  /** Of the map alone: what its script brings beside what the finder has brought already. */
  readonly mapScript: number
  /** What the map is drawn from. */
  readonly mapShapes: number
  readonly fonts: number
}

const kilobyte = 1024

/**
 * What a page may weigh at most, in bytes.
 *
 * @internal Its test measures against the figure.
 */
export const budgets = {
  script: 12 * kilobyte,
  // The names of files, which change with every version, move a sum by up to 40 bytes: what is full to the last of them says nothing.
  // Most of it is React itself (57 KB). What keeps the words of a form, and focus and place over Back, and ends waits that hang, took 4.6 KB
  // more than the 95 that were planned.
  scriptAfterUse: 99.6 * kilobyte,
  // The finder's rules for names and phrases in two languages, and a map that gives its view back, take 3.2 KB more than the 37 that were planned; words
  // come with the table of positions.
  toolScript: 40.24 * kilobyte,
  mapScript: 25 * kilobyte,
  mapShapes: 60 * kilobyte,
  css: 14 * kilobyte,
  medianHtml: 12 * kilobyte,
  html: 25 * kilobyte,
  fonts: 80 * kilobyte,
} as const

/** What is called with the address of a script alone, by whatever name: later imports are (`page-script/retried-imports.ts`). */
const dynamicImportsIn = (source: string): readonly string[] =>
  [...source.matchAll(/\(\s*["'`](\.{0,2}\/[^"'`]+\.js)["'`]\s*\)/g)].flatMap((match) => match[1] ?? [])

/** The name of a module that pages start when they mark an element with it (`client/mounts.ts`); nothing for any other module. */
const mountOf = (address: string): string | undefined => /\/mount-([a-z-]+)\.[^/]+\.js$/.exec(address)?.[1]

/** Loaded when a call answers something else than the page was built with: no use of the page does that. */
const isForChanges = (address: string): boolean => /\/(?:change|render)-[a-z-]+\.[^/]+\.js$/.test(address)

/** The first module of a tool that is no island: a page has a budget of its own for it. */
const isMap = (address: string): boolean => /\/start-(?:area-)?map\.[^/]+\.js$/.test(address)
const isTool = (address: string): boolean => isMap(address) || /\/start-finder\.[^/]+\.js$/.test(address)

/** What the map is drawn from. */
const isShapes = (address: string): boolean => /\/shapes\.[\w-]+\.json$/.test(address)

type Imports = { readonly direct: readonly string[]; readonly later: readonly string[] }

/**
 * Measures pages of one site after another, as sent: compressed where they are. A script is read once, and an unchanged page is measured once: the
 * name of a script holds a hash of what it says.
 */
export const pageMeasurer = () => {
  const imports = new Map<string, Promise<Imports>>()
  const closures = new Map<string, Promise<readonly string[]>>()
  const measured = new WeakMap<PageFacts, PageSizes>()

  /** Answers once for each key, for all who ask at the same time as well. */
  const once = <Answer>(known: Map<string, Promise<Answer>>, key: string, find: () => Promise<Answer>): Promise<Answer> => {
    const asked = known.get(key)
    if (asked) return asked
    const found = find()
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }

  const importsOf = (address: string, { readAsset }: BuiltSite): Promise<Imports> =>
    once(imports, address, async () => {
      const text = await readAsset(address)
      const resolve = (found: string) => posix.resolve(posix.dirname(address), found)
      return { direct: importsIn(text, address), later: dynamicImportsIn(text).map(resolve) }
    })

  /** All scripts that come with the given ones: what they import, and of what they may import later all that `comes`. `kind` names the question. */
  const closure = (
    site: BuiltSite,
    kind: string,
    entries: readonly string[],
    comes: (later: string) => boolean,
  ): Promise<readonly string[]> =>
    once(closures, [kind, ...entries].join(' '), async () => {
      const seen = new Set<string>()
      const waiting = [...entries]
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
        if (seen.has(address) || !site.files.has(address)) continue
        seen.add(address)
        const { direct, later } = await importsOf(address, site)
        waiting.push(...direct, ...later.filter(comes))
      }
      return [...seen]
    })

  return async (site: BuiltSite, { path, file, facts }: BuiltPage): Promise<PageSizes> => {
    const known = measured.get(facts)
    if (known) return known
    const size = (address: string): number => {
      const entry = site.files.get(address)
      return entry ? storedBlob(entry).size : 0
    }
    const total = (addresses: Iterable<string>): number => [...addresses].reduce((sum, address) => sum + size(address), 0)
    const mounted = (later: string): boolean => facts.mounts.includes(mountOf(later) ?? '')
    const mounts = facts.mounts.join()
    const atFirst = await closure(site, `first ${mounts}`, facts.scripts, mounted)
    const afterUse = await closure(site, `used ${mounts}`, [...facts.scripts, ...facts.islands], (later) =>
      mountOf(later) === undefined ? !isForChanges(later) && !isTool(later) : mounted(later),
    )
    const withTools = await closure(site, `tools ${mounts}`, atFirst, isTool)
    const withoutMap = await closure(site, `finder ${mounts}`, atFirst, (later) => isTool(later) && !isMap(later))
    const sizes = {
      path,
      html: size(`/${file}`),
      css: total(new Set(facts.stylesheets)),
      script: total(atFirst) + facts.inlineScriptBytes,
      scriptAfterUse: total(afterUse) + facts.inlineScriptBytes,
      toolScript: total(withTools) - total(atFirst),
      mapScript: total(withTools) - total(withoutMap),
      mapShapes: total(facts.addresses.filter(isShapes)),
      fonts: total(new Set(facts.fonts)),
    }
    measured.set(facts, sizes)
    return sizes
  }
}

const inKilobytes = (bytes: number, digits = 1): string => `${(bytes / kilobyte).toFixed(digits)} KB`

/** Every page that is over a budget, in words, to the byte. */
export const overBudget = (pages: readonly PageSizes[]): readonly string[] =>
  pages.flatMap((page) =>
    (['script', 'scriptAfterUse', 'toolScript', 'mapScript', 'mapShapes', 'css', 'html', 'fonts'] as const).flatMap((part) =>
      page[part] > budgets[part]
        ? [`${page.path}: ${part} is ${inKilobytes(page[part], 3)}, at most ${inKilobytes(budgets[part], 3)}`]
        : [],
    ),
  )

/** A warning when the pages together are over their budget. No single change is at fault then, so that none is refused for it. */
export const overMedian = (pages: readonly PageSizes[]): string | undefined => {
  const median = medianOf(pages.map(({ html }) => html))
  return median > budgets.medianHtml
    ? `The median page's HTML is ${inKilobytes(median)}; it should be at most ${inKilobytes(budgets.medianHtml)}.`
    : undefined
}

const medianOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The table that the build prints: the median and the largest of each part, against its budget. */
export const budgetTable = (pages: readonly PageSizes[]): string => {
  const kilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1).padStart(7)
  const row = (label: string, part: Exclude<keyof PageSizes, 'path'>, limit: number) => {
    const largest = pages.reduce<PageSizes | undefined>((most, page) => (most && most[part] >= page[part] ? most : page), undefined)
    return `  ${label.padEnd(34)}${kilobytes(medianOf(pages.map((page) => page[part])))} ${kilobytes(largest?.[part] ?? 0)} ${kilobytes(limit)}   ${largest?.path ?? ''}`
  }
  return [
    `${`  KB after brotli, ${pages.length} pages`.padEnd(36)} median largest    most   largest page`,
    row('script before any interaction', 'script', budgets.script),
    row('script after every island', 'scriptAfterUse', budgets.scriptAfterUse),
    row('script of finder and map', 'toolScript', budgets.toolScript),
    row('script of the map', 'mapScript', budgets.mapScript),
    row('shapes of the map', 'mapShapes', budgets.mapShapes),
    row('styles', 'css', budgets.css),
    row('HTML', 'html', budgets.html),
    row('fonts fetched first', 'fonts', budgets.fonts),
  ].join('\n')
}
