import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import { collectDaily } from '@bank/releases/collect/collect.ts'
import type { Retention } from '@bank/releases/collect/retention.ts'
import { folderStore } from '@bank/releases/store/folder-store.ts'
import { linksAddress, linksFile } from '../links/links-file.ts'
import { makeRenditions, renditionMaker } from '../media/make-renditions.ts'
import { publishedFiles } from '../page-data/published-files.ts'
import { audienceIds } from '../page-data/site-documents.ts'
import { compiledRenderer, loadRenderer } from '../renderer/open-renderer.ts'
import { budgetTable, overBudget, pageMeasurer } from './budgets.ts'
import { withBuildLock } from './build-lock.ts'
import type { BuiltSite } from './built-site.ts'
import { sitePolicies } from './content-policy.ts'
import { siteDocuments } from './documents.ts'
import { emptyPages } from './empty-pages.ts'
import { codeFingerprint, siteFingerprint } from './fingerprint.ts'
import { deadLinks } from './link-check.ts'
import { dropUnlinked } from './link-or-copy-file.ts'
import { compressRest, makeSite } from './make-site.ts'
import { publishRelease } from './release.ts'
import { searchDocuments } from './search-documents.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'
import { siteNames } from './site-names.ts'
import { findSource } from './source.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** A build that must not be published, with everything that is wrong with it. */
class BuildError extends Error {
  override name = 'BuildError'
}

const refuse = (headline: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new BuildError(`${headline}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

/** Says after each phase what was done and how long it took. */
const phaseTimer = (log: (line: string) => void) => {
  let started = performance.now()
  return (done: string): void => {
    log(`  ${done} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    started = performance.now()
  }
}

/** Addresses of renditions that pages name, in pictures and in share images. */
const wantedRenditions = (site: BuiltSite): readonly string[] => [...new Set(site.pages.flatMap(({ facts }) => facts.pictures))].sort()

type BuildOptions = {
  readonly dataDir: string
  readonly siteUrl: string | undefined
  readonly imageDomain?: string | undefined
  /** The only hosts that log-ins and applications may be sent to. */
  readonly bankingHosts: readonly string[]
  readonly liveRefreshFlag?: string | undefined
  /** Forms use reCAPTCHA, which the policy must let in. */
  readonly usesRecaptcha?: boolean
  readonly contentDir: string
  /** How long releases are kept. */
  readonly retention: Retention
  /** An export of the content store that is under way: its snapshot is the one to build. */
  readonly exporting?: Promise<void> | undefined
  readonly log: (line: string) => void
}

/**
 * Builds the site from the current snapshot, checks it, and publishes it as a new release; a build with a dead link, a
 * missing asset or a page over budget is not published, and the site that is being served stays. A release that is current already is not built again, and then
 * `pages` is 0. Returns the release's id.
 */
export const buildSite = (options: BuildOptions): Promise<{ id: string; pages: number }> =>
  withBuildLock(join(repository, '.build/lock'), () => buildAlone(options), options.log)

const buildAlone = async (options: BuildOptions): Promise<{ id: string; pages: number }> => {
  const { dataDir, imageDomain, bankingHosts, liveRefreshFlag, usesRecaptcha = false, exporting, log } = options
  const phase = phaseTimer(log)
  const buildYear = new Date().getFullYear()
  const code = await codeFingerprint(repository)
  const fingerprint = await siteFingerprint({
    code,
    folders: [join(options.contentDir, 'files')],
    values: [
      options.siteUrl ?? '',
      imageDomain ?? '',
      bankingHosts.join(),
      liveRefreshFlag ?? '',
      usesRecaptcha ? 'recaptcha' : '',
      // Footers show the year of the build.
      String(buildYear),
    ],
  })
  const store = folderStore(join(dataDir, 'releases'))
  const source = findSource({ dataDir, store, fingerprint, bankingHosts, exporting })
  // Said where it is waited for.
  source.catch(() => undefined)
  // While the store is exported there is time to compile new code, whether or not the content has changed.
  if (!exporting) {
    const { current } = await source
    if (current !== undefined) return { id: current, pages: 0 }
  }
  const renderer = await compiledRenderer(join(repository, '.build/renderers'), code, log)
  const { current, hash, snapshot, bytes: content } = await source
  if (current !== undefined) return { id: current, pages: 0 }
  phase('code and content ready')

  const dist = join(repository, '.build/dist')
  const siteUrl = options.siteUrl ?? snapshot.settings.siteUrl ?? ''
  const folders = {
    mediaDir: join(dataDir, 'media'),
    pictures: join(repository, '.cache/media'),
    compressed: join(repository, '.cache/compressed'),
  }
  const module = await loadRenderer(renderer)
  const assembling = {
    siteUrl: options.siteUrl,
    imageDomain,
    buildYear,
    liveRefreshFlag,
    files: await publishedFiles(options.contentDir),
  }
  const made = await makeSite(
    { renderer, dataDir, snapshot: hash, options: assembling, siteDir: dist, folders },
    {
      files: [...siteDocuments(module, snapshot, assembling).keys()],
      extra: { 'audiences.css': await module.renderAudienceStyles(audienceIds(snapshot)) },
      published: join(options.contentDir, 'files'),
      cache: { file: join(repository, '.cache/page-facts.json'), code },
    },
  )
  for (const line of made.leftOut) log(`  ${line}`)
  refuse('The site was not published.', made.problems)
  const finished = made.site
  phase(`${finished.pages.length} pages rendered`)

  refuse('The site was not published: these pages say nothing.', emptyPages(finished))

  const wanted = wantedRenditions(finished)
  const make = renditionMaker(snapshot.media, { mediaDir: folders.mediaDir, cacheDir: folders.pictures })
  const encoded = await makeRenditions(wanted, make, dist, (done, all) => {
    if (done % 50 === 0 && done < all) log(`    ${done} of ${all} pictures`)
  })
  phase(`${wanted.length} pictures, ${encoded} of them encoded afresh`)

  const site: BuiltSite = { ...finished, files: new Set([...finished.files, ...wanted]) }
  refuse('The site was not published: these addresses lead nowhere.', deadLinks(site, siteUrl))
  const policies = sitePolicies(site, { imageDomain, usesRecaptcha, bankingHosts })
  phase('links and policy checked')

  await writeFile(join(dist, 'sitemap.xml'), sitemapXml(site))
  await writeFile(join(dist, 'robots.txt'), robotsTxt(siteUrl))
  await writeFile(join(dist, linksAddress), linksFile(site, siteUrl, snapshot.settings))
  await compressRest(dist, [...site.files, '/sitemap.xml', '/robots.txt', linksAddress], folders.compressed)
  dropUnlinked(folders.compressed)
  phase('scripts, styles and drawings compressed')

  const sizes = await Promise.all(site.pages.map(pageMeasurer(site)))
  log(budgetTable(sizes))
  refuse('The site was not published: pages are over budget.', overBudget(sizes))

  const unprefixed = site.pages.flatMap(({ path }) => (path.startsWith('/_es/') ? [path.slice('/_es'.length)] : []))
  const { id } = await publishRelease(
    dist,
    store,
    { snapshot: hash, code: fingerprint, ...policies, unprefixed },
    {
      content,
      searchDocuments: searchDocuments(site, (language) => siteNames(readContent(snapshot, language))),
      cards: module.listCards(snapshot, assembling),
    },
    new Date(),
  )
  await rm(dist, { recursive: true, force: true })
  phase('release published')
  await collectDaily(store, { now: new Date(), retention: options.retention }).catch((error: unknown) =>
    log(`  Old releases were not removed: ${error instanceof Error ? error.message : error}`),
  )
  return { id, pages: site.pages.length }
}
