import type { LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { type Entry, type NewEntry, newEntry } from '@bank/releases/manifest/blob.ts'
import { jsonEntry } from '@bank/releases/manifest/json-entry.ts'
import type { Manifest } from '@bank/releases/manifest/manifest.ts'
import type { Draft } from '@bank/releases/publish/publish.ts'
import type { StoreAhead } from '@bank/releases/publish/store-ahead.ts'
import { plainBytes } from '@bank/releases/read/read-blob.ts'
import { withPrefix } from '@bank/rules/links/language-prefix.ts'
import { linksAddress, linksFile } from '../links/links-file.ts'
import { makeRenditions, namesPicture, type PictureFolders, renditionMaker } from '../media/make-renditions.ts'
import type { SiteAssembler } from '../page-data/assemble.ts'
import { audienceIds, contentStylesAddress } from '../page-data/site-documents.ts'
import type { AssembleOptions } from '../page-data/site-parts.ts'
import { type CompiledRenderer, keepRenderer, loadRenderer } from '../renderer/open-renderer.ts'
import { overBudget, type PageSizes, pageMeasurer } from './checks/budgets.ts'
import { linkChecker } from './checks/link-check.ts'
import { pageWeigher } from './checks/page-weigher.ts'
import { cardsOf, releaseProblems } from './checks/release-problems.ts'
import { siteCheck } from './checks/site-check.ts'
import { addressOf, type BuiltPage, type BuiltSite } from './facts/built-site.ts'
import { filesNamedByPages } from './facts/named-files.ts'
import { cachedCompression, compressPage, dropUnused } from './files/compress.ts'
import { sitePolicies } from './files/content-policy.ts'
import { folderFiles, keptFile, type SiteFiles } from './files/folder-files.ts'
import { type ReadAsset, rendererFiles } from './files/renderer-files.ts'
import { robotsTxt, securityTxt, securityTxtAddress, sitemapXml, webManifest } from './files/site-files.ts'
import { documentFiles } from './html/documents.ts'
import { changedReads, type KnownPage, type KnownSite, sharedReads, stalePages } from './known-site.ts'
import { type FreshPages, takeFreshPages } from './pages/fresh-pages.ts'
import { isPageError, type MadePages, type PageTask, pageMaker } from './pages/make-pages.ts'
import { type PageThreads, pageThreads } from './pages/page-threads.ts'
import { sitePreview } from './preview/site-preview.ts'
import { BuildError } from './problems/build-error.ts'
import { describeProblems } from './problems/describe-problems.ts'
import { withSameDocuments } from './search/same-documents.ts'
import { searchData } from './search/search-documents.ts'

export type SiteBuilderInput = {
  readonly renderer: CompiledRenderer
  /** Hash of all code and settings. */
  readonly code: string
  readonly options: AssembleOptions
  /** Folder of files that are published as they are; it need not exist. */
  readonly filesDir: string
  readonly pictures: PictureFolders
  /** Where compressed scripts and styles are kept. */
  readonly compressedDir: string
  readonly imageDomain: string | undefined
  readonly usesRecaptcha: boolean
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  /** Reads what is stored of a file that was made before. */
  readonly readStored: (entry: Entry) => Promise<Buffer>
  readonly log: (line: string) => void
  /** Nearly all pages are going to be made: threads load their code while this one does. */
  readonly makesAll?: boolean
}

/** A site that passed all checks: what to publish of it, and what is known from now on. */
export type SiteBuild = {
  readonly draft: Draft
  readonly known: KnownSite
  readonly sizes: readonly PageSizes[]
  /** How many pages were rendered for it. */
  readonly rendered: number
}

/** Fewer pages are made sooner by the thread that is here already. */
const leastForThreads = 12

/** Texts that change with the content: they are not worth the time that a kept file is. */
const changingFile = (text: string): NewEntry => {
  const bytes = Buffer.from(text)
  return newEntry(bytes, compressPage(bytes))
}

const newFiles = (files: ReadonlyMap<string, NewEntry | Entry>): readonly NewEntry[] =>
  [...files.values()].flatMap((file) => ('entry' in file ? [file] : []))

/** Pages without a language prefix that have a Spanish one below `/es/` (D-ROUTE-8). The home page at `/` is English for everybody (D-ROUTE-1). */
const unprefixedPages = (pages: readonly BuiltPage[]): string[] => {
  const paths = new Set(pages.map(({ path }) => path))
  return [...paths].filter((path) => path !== '/' && paths.has(withPrefix('es', path)))
}

/** Told how many of the pages that are rendered are done. */
export type Progress = (done: number, all: number) => void

type BuildOptions = {
  readonly last?: Manifest | undefined
  readonly ahead?: Pick<StoreAhead, 'add'>
  readonly progress?: Progress | undefined
}

const builderWith = async (input: SiteBuilderInput, threads: PageThreads) => {
  const { renderer, log, options } = input
  const module = await loadRenderer(renderer)
  const compress = cachedCompression(input.compressedDir)
  const fixed: SiteFiles = new Map([...(await folderFiles(renderer.clientDir, compress)), ...(await folderFiles(input.filesDir, compress))])
  await dropUnused(input.compressedDir, new Date())
  const readFixed = rendererFiles(renderer.clientDir)
  const make = pageMaker(module, readFixed, input.pictures)
  const measure = pageMeasurer()
  const checkLinks = linkChecker()
  /** Texts that pages share, as they were made in this process. */
  const shared = new Map<string, { readonly text: string; readonly file: NewEntry }>()
  /** Files of texts that change with the content, as they were made in this process, by address. */
  const changing = new Map<string, { readonly text: string; readonly file: NewEntry }>()

  /** What could be searched of the site that was built last. */
  let searched: ReturnType<typeof searchData> | undefined

  const textFile = (address: string, text: string): NewEntry => {
    const before = changing.get(address)
    if (before?.text === text) return before.file
    const file = changingFile(text)
    changing.set(address, { text, file })
    return file
  }

  const makePages = async (
    content: LoadedSnapshot,
    assembler: SiteAssembler,
    files: readonly string[],
    taskOf: (file: string) => Promise<PageTask>,
    take: (made: MadePages) => FreshPages,
  ): Promise<readonly FreshPages[]> => {
    const made =
      files.length < leastForThreads
        ? [take(await make({ snapshot: content.snapshot, assembler }, await Promise.all(files.map(taskOf))))]
        : await threads.make(content, files, taskOf, take)
    for (const { address, text } of made.flatMap((part) => part.shared))
      if (!shared.has(address)) shared.set(address, { text, file: await keptFile(address, Buffer.from(text), compress) })
    return made
  }

  /** Everything that pages name and that is no page, from what is at hand or was made before. */
  const filesOf = async (pages: readonly BuiltPage[], known: KnownSite, content: LoadedSnapshot, siteUrl: string) => {
    const files = new Map<string, NewEntry | Entry>(fixed)
    files.set(contentStylesAddress, changingFile(await module.renderContentStyles({ audiences: audienceIds(content.snapshot), siteUrl })))
    const { assets, pictures } = filesNamedByPages(pages)
    for (const address of [...assets, ...pictures]) {
      const found = fixed.has(address) ? undefined : (shared.get(address)?.file ?? known.files.get(address))
      if (found) files.set(address, found)
    }
    const maker = renditionMaker(content.snapshot.media, input.pictures)
    // An address that names no picture is a link that leads nowhere.
    const wanted = pictures.filter((picture) => !files.has(picture) && namesPicture(content.snapshot.media, picture)).sort()
    const renditions = await makeRenditions(wanted, maker, (done, all) => {
      if (done % 50 === 0 && done < all) log(`    ${done} of ${all} pictures`)
    })
    return new Map([...files, ...renditions.files])
  }

  /**
   * Makes what changed and checks the whole. `last` is the release in force, whose data is stored for sure; `ahead` is handed what is ready before
   * all is. Throws a `BuildError` with everything that is wrong with it, or what broke.
   */
  const build = async (content: LoadedSnapshot, known: KnownSite, { last, ahead, progress }: BuildOptions = {}): Promise<SiteBuild> => {
    await keepRenderer(renderer)
    const { snapshot, hash } = content
    const assembler = assemblerOf(content)
    const { siteUrl } = assembler
    const documents = documentFiles(assembler)
    const changed = changedReads(known, assembler.saysStill)
    const stale = stalePages(known, changed)
    const toMake = documents.filter((file) => !known.pages.has(file) || stale.has(file))
    const reads = sharedReads(known.reads, changed)
    // A few pages are stored sooner together with all else.
    const store = toMake.length < leastForThreads ? undefined : ahead?.add
    const keep = takeFreshPages(known, reads, store ?? ((parts) => parts))
    const taskOf = async (file: string): Promise<PageTask> => {
      const before = stale.get(file) === 'frame' ? known.pages.get(file) : undefined
      if (!before?.needs) return { file }
      // A damaged one is made anew as a whole.
      const stored = await input.readStored(before.entry).catch(() => undefined)
      return { file, kept: stored && { entry: before.entry, stored, needs: before.needs } }
    }
    let done = 0
    progress?.(done, toMake.length)
    const made = await makePages(content, assembler, toMake, taskOf, (part) => {
      done += part.pages.length
      progress?.(done, toMake.length)
      return keep(part)
    })
    for (const line of made.flatMap(({ leftOut }) => leftOut).sort()) log(`  ${line}`)

    const fresh = new Map(made.flatMap(({ pages }) => pages).map((page) => [page.file, page]))
    const knownPages = new Map<string, KnownPage>()
    for (const file of documents) {
      const page = fresh.get(file)
      const before = stale.has(file) ? undefined : known.pages.get(file)
      const current = page?.known ?? before
      if (current) knownPages.set(file, current)
    }
    const pages = [...knownPages].map(([file, { facts }]): BuiltPage => ({ file, path: addressOf(file), facts }))
    const others = await filesOf(pages, known, content, siteUrl)
    store?.(newFiles(others))
    for (const [address, text] of assembler.calendars) others.set(address, textFile(address, text()))
    others.set('/site.webmanifest', changingFile(webManifest(snapshot.settings.bankName ?? '')))
    others.set(securityTxtAddress, changingFile(securityTxt(siteUrl, snapshot.settings.supportEmail ?? '', options.buildYear)))
    const bare = { pages, files: new Set([...others.keys(), ...documents.map((file) => `/${file}`)]) }
    for (const [address, text] of [
      ['/sitemap.xml', sitemapXml(pages)],
      ['/robots.txt', robotsTxt(siteUrl)],
      [linksAddress, linksFile(bare, siteUrl, snapshot.settings)],
    ] as const)
      others.set(address, changingFile(text))

    const entries = new Map([...others].map(([address, file]) => [address, 'entry' in file ? file.entry : file]))
    const files = new Map([...entries, ...[...knownPages].map(([file, { entry }]) => [`/${file}`, entry] as const)])
    const readAsset: ReadAsset = async (address) => {
      const text = shared.get(address)?.text
      if (text !== undefined) return text
      const entry = fixed.has(address) ? undefined : files.get(address)
      return entry ? (await plainBytes(entry, await input.readStored(entry))).toString('utf8') : readFixed(address)
    }
    const site: BuiltSite = { files, pages, readAsset }
    const sizes = await Promise.all(pages.map((page) => measure(site, page)))
    const { cards, problems: cardProblems } = cardsOf(assembler)
    const search = withSameDocuments(searched, searchData(pages, assembler.contents))
    searched = search
    const found = [...made.flatMap((part) => part.problems), ...cardProblems]
    const problems = releaseProblems(snapshot, { pages, files: documents, problems: found, dead: checkLinks(bare, siteUrl), search })
    const refused = [...problems, ...overBudget(sizes)]
    if (refused.length > 0) throw new BuildError(refused)

    const searchEntries = await Promise.all(
      Object.entries(search).map(async ([language, data]) => [language, await jsonEntry(data, last?.search[language])] as const),
    )
    const data = { content: await jsonEntry(snapshot, last?.content), cards: await jsonEntry(cards, last?.cards) }
    const added: NewEntry[] = [
      ...Object.values(data),
      ...searchEntries.map(([, entry]) => entry),
      ...newFiles(others),
      ...[...fresh.values()].map(({ stored }) => stored),
    ]
    return {
      draft: {
        snapshot: hash,
        code: input.code,
        ...sitePolicies(site, input),
        unprefixed: unprefixedPages(pages),
        content: data.content.entry,
        cards: data.cards.entry,
        search: Object.fromEntries(searchEntries.map(([language, { entry }]) => [language, entry])),
        files: Object.fromEntries(files),
        added,
      },
      known: { pages: knownPages, reads: reads.all, files: entries },
      sizes,
      rendered: fresh.size,
    }
  }

  const assemblerOf = ({ snapshot }: Pick<LoadedSnapshot, 'snapshot'>): SiteAssembler => {
    try {
      return module.siteAssembler(snapshot, options)
    } catch (error) {
      throw isPageError(error) ? new BuildError(describeProblems(snapshot, error.problems, [])) : error
    }
  }

  // Each with a maker of its own: their shared texts are not those of a release. What is shown once is not compressed.
  const preview = sitePreview(
    pageMaker(module, readFixed, input.pictures, () => undefined),
    fixed,
    input.pictures,
    options.siteUrl,
  )
  const check = siteCheck(pageMaker(module, readFixed, input.pictures), fixed, pageWeigher(fixed, readFixed, compress))

  return { build, assemblerOf, preview, check, close: threads.close }
}

/** Builds releases of a site with one compiled renderer, each from what is known of the ones before. One build at a time. */
export const siteBuilder = async (input: SiteBuilderInput) => {
  const threads = pageThreads({ renderer: input.renderer, options: input.options, pictures: input.pictures })
  if (input.makesAll) threads.start()
  try {
    return await builderWith(input, threads)
  } catch (error) {
    await threads.close()
    throw error
  }
}

export type SiteBuilder = Awaited<ReturnType<typeof siteBuilder>>
