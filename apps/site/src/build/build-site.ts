import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContent } from '@bank/content/snapshot/read-content.ts'
import { headersFile } from '@bank/rules/serving/headers-file.ts'
import { linksAddress, linksFile } from '../links/links-file.ts'
import { makeRenditions, renditionMaker } from '../media/make-renditions.ts'
import { listCards } from '../page-data/list-cards.ts'
import { publishedFiles } from '../page-data/published-files.ts'
import { budgetTable, overBudget, pageMeasurer } from './budgets.ts'
import { withBuildLock } from './build-lock.ts'
import type { BuiltSite } from './built-site.ts'
import { sitePolicies } from './content-policy.ts'
import { emptyPages } from './empty-pages.ts'
import { codeFingerprint } from './fingerprint.ts'
import { compressRest, finishSite } from './finish-site.ts'
import { deadLinks } from './link-check.ts'
import { dropUnlinked } from './link-or-copy-file.ts'
import { publishRelease } from './release.ts'
import { renderSite } from './render-site.ts'
import { searchDocuments } from './search-documents.ts'
import { robotsTxt, sitemapXml } from './site-files.ts'
import { siteNames } from './site-names.ts'
import { findSource, UpToDate } from './source.ts'

const repository = fileURLToPath(new URL('../../../../', import.meta.url))

/** A build that must not be published, with everything that is wrong with it. */
class BuildError extends Error {
  override name = 'BuildError'
}

const refuse = (headline: string, problems: readonly string[]): void => {
  if (problems.length > 0) throw new BuildError(`${headline}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
}

const copyIfThere = async (from: string, to: string): Promise<void> => {
  if (existsSync(from)) await cp(from, to, { recursive: true })
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
  withBuildLock(join(repository, '.build/lock'), () => buildAlone(options), options.log).catch((error: unknown) => {
    if (error instanceof UpToDate) return { id: error.id, pages: 0 }
    throw error
  })

const buildAlone = async (options: BuildOptions): Promise<{ id: string; pages: number }> => {
  const { dataDir, imageDomain, bankingHosts, liveRefreshFlag, usesRecaptcha = false, exporting, log } = options
  const fingerprint = await codeFingerprint({
    root: repository,
    folders: [join(options.contentDir, 'files')],
    // Footers show the year of the build.
    values: [
      options.siteUrl ?? '',
      imageDomain ?? '',
      bankingHosts.join(),
      liveRefreshFlag ?? '',
      usesRecaptcha ? 'recaptcha' : '',
      String(new Date().getFullYear()),
    ],
  })
  const releases = join(dataDir, 'releases')
  const source = findSource({ dataDir, releases, fingerprint, bankingHosts, exporting })
  // Said where it is waited for.
  source.catch(() => undefined)
  // While the store is exported there is time to bundle the code, whether or not something has changed.
  if (!exporting) await source

  const dist = join(repository, '.build/dist')
  const phase = phaseTimer(log)
  const environment = {
    CODE_FINGERPRINT: fingerprint,
    DATA_DIR: dataDir,
    CONTENT_DIR: options.contentDir,
    IMAGE_DOMAIN: imageDomain ?? '',
    LIVE_REFRESH: liveRefreshFlag ?? '',
  }
  const snapshotToRead = async () => ({ SNAPSHOT: (await source).hash })
  await renderSite(join(repository, 'apps/site'), environment, snapshotToRead).catch(async (error: unknown) => {
    await source
    throw error
  })
  const { id, hash, snapshot, bytes: content } = await source
  const siteUrl = options.siteUrl ?? snapshot.settings.siteUrl ?? ''
  await copyIfThere(join(options.contentDir, 'files'), dist)
  await copyIfThere(join(dist, 'en/404/index.html'), join(dist, '404.html'))
  phase('pages rendered')
  const folders = {
    mediaDir: join(dataDir, 'media'),
    pictures: join(repository, '.cache/media'),
    compressed: join(repository, '.cache/compressed'),
  }
  const finished = await finishSite(
    { siteDir: dist, media: snapshot.media, folders },
    { file: join(repository, '.cache/page-facts.json'), code: fingerprint },
  )
  phase(`${finished.pages.length} pages finished`)

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

  await writeFile(join(dist, '_headers'), headersFile(policies, site.files))
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
  await mkdir(releases, { recursive: true })
  const files = await publishedFiles(options.contentDir)
  await publishRelease(
    dist,
    releases,
    { id, snapshot: hash, ...policies, unprefixed },
    {
      content,
      searchDocuments: searchDocuments(site, (language) => siteNames(readContent(snapshot, language))),
      cards: listCards(snapshot, { siteUrl: options.siteUrl, imageDomain, buildYear: new Date().getFullYear(), files }),
    },
  )
  phase('release published')
  return { id, pages: site.pages.length }
}
