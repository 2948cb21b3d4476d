import { readFile } from 'node:fs/promises'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import { plainBytes } from '@bank/releases/read/read-blob.ts'
import { linksAddress, linksFile } from '../../links/links-file.ts'
import { type PictureFolders, renditionMaker } from '../../media/make-renditions.ts'
import type { SiteAssembler } from '../../page-data/assemble.ts'
import type { PageProblem } from '../../page-data/page-error.ts'
import { emptyPages } from '../checks/empty-pages.ts'
import { deadLinks } from '../checks/link-check.ts'
import { addressOf } from '../facts/built-site.ts'
import { factsOf, type PageFacts } from '../facts/page-facts.ts'
import type { SiteFiles } from '../files/folder-files.ts'
import { unmadeFiles } from '../files/unmade-files.ts'
import { calculatorFile, documentFiles } from '../html/documents.ts'
import type { PageMaker } from '../pages/make-pages.ts'
import { describeProblems } from '../problems/describe-problems.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import type { LastReads } from './shown-records.ts'

/** What to show: an address of the site, `/en/personal/`, in a language where it has two, and as one of the bank's audiences. */
export type PreviewAddress = {
  readonly path: string
  readonly language?: Language | undefined
  readonly audience?: string | undefined
}

/** A page that is not published, with the facts that its policy is made of; or what its content does wrong. */
export type PreviewedPage = {
  /** What publishing would refuse of the page as it is, one line each: addresses that lead nowhere, nothing to read. */
  readonly faults: () => readonly string[]
} & ({ readonly html: string; readonly facts: PageFacts; readonly isCalculator: boolean } | { readonly problems: readonly PageProblem[] })

/** The page as this audience sees it. Without its list of audiences the page does not ask who looks at it. */
const asAudience = (html: string, audience: string): string =>
  html
    .replace(/(<html[^>]*\bdata-audience=")[^"]*/, (_, before: string) => before + audience)
    .replace(/<meta name="audience-list" content="[^"]*"\/?>/, '')

/** The file of an address: addresses without a language prefix, `/` aside, answer in Spanish, too (D-ROUTE-1, D-ROUTE-8). */
export const fileFor = (files: { readonly has: (file: string) => boolean }, { path, language }: PreviewAddress): string | undefined => {
  const own = `${path.replace(/^\//, '')}index.html`
  return [...(language === 'es' && path !== '/' ? [`es/${own}`] : []), own].find((file) => files.has(file))
}

/** Where a site is that does not know its address. */
const unknownSite = 'http://localhost'

/** Shows pages of content that is not published, drafts among them, and the files that these name. */
export const sitePreview = (make: PageMaker, fixed: SiteFiles, pictures: PictureFolders, siteUrl: string | undefined) => {
  // Of several sites that are looked at by turns, each has its own.
  const documentsOf = onceForEach((assembler: SiteAssembler): ReadonlySet<string> => new Set(documentFiles(assembler)))
  const texts = new Map<string, string>()

  const linksOf = ({ settings }: Snapshot, assembler: SiteAssembler): string => {
    const pages = documentFiles(assembler).map((file) => ({ path: addressOf(file) }))
    return linksFile({ pages, files: fixed }, siteUrl ?? settings.siteUrl ?? '', settings)
  }

  return {
    lastReads: new Map() as LastReads,
    /** A page of a snapshot; nothing when there is no such page. */
    page: async (read: ReadSnapshot, address: PreviewAddress): Promise<PreviewedPage | undefined> => {
      const { snapshot, assembler } = read
      const documents = documentsOf(assembler)
      const file = fileFor(documents, address)
      if (file === undefined) return undefined
      const made = await make(read, [{ file }])
      for (const shared of made.shared) texts.set(shared.address, shared.text)
      const page = made.pages[0]
      const built = page ? [{ file, path: addressOf(file), facts: factsOf(page.facts) }] : []
      const faults = (): readonly string[] => {
        const site = { pages: built, files: unmadeFiles(documents, snapshot, assembler, fixed) }
        const dead = deadLinks(site, siteUrl ?? snapshot.settings.siteUrl ?? unknownSite)
        return [...describeProblems(snapshot, made.problems, dead), ...emptyPages(built, snapshot.records.pages)]
      }
      if (!page || !built[0] || made.problems.length > 0) return { problems: made.problems, faults }
      const html = (await plainBytes(page.entry, Buffer.from(page.bytes))).toString('utf8')
      return {
        html: address.audience === undefined ? html : asAudience(html, address.audience),
        facts: built[0].facts,
        isCalculator: file === calculatorFile,
        faults,
      }
    },
    /** A file that a previewed page names; nothing when there is none. */
    file: async ({ snapshot, assembler }: ReadSnapshot, address: string): Promise<Buffer | undefined> => {
      if (address === linksAddress) return Buffer.from(linksOf(snapshot, assembler))
      const text = texts.get(address)
      if (text !== undefined) return Buffer.from(text)
      const file = fixed.get(address)
      if (file) return plainBytes(file.entry, await file.bytes())
      const rendition = await renditionMaker(snapshot.media, pictures)(address).catch(() => undefined)
      return rendition && readFile(rendition.file)
    },
  }
}

export type SitePreview = ReturnType<typeof sitePreview>
