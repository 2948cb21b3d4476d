import type { PageProblem } from '../../page-data/page-error.ts'
import { addressOf, type BuiltPage } from '../facts/built-site.ts'
import { factsOf } from '../facts/page-facts.ts'
import type { SiteFiles } from '../files/folder-files.ts'
import { unmadeFiles } from '../files/unmade-files.ts'
import { documentFiles } from '../html/documents.ts'
import type { PageMaker } from '../pages/make-pages.ts'
import { type LookedAtSite, lookAtPages } from '../preview/look-at-pages.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import { searchedAddresses } from '../search/search-documents.ts'
import { deadLinks } from './link-check.ts'
import type { Weigh } from './page-weigher.ts'
import { cardsOf, releaseProblems } from './release-problems.ts'

/** A site that was looked at as if it were to be published. */
export type CheckedSite = LookedAtSite & {
  /** Everything that a release of it would be refused for, one line each. */
  readonly problems: readonly string[]
  /** Addresses of the pages that say something else than before. */
  readonly changed: readonly string[]
}

/**
 * Checks content as a build would, from what was made or checked before, without storing anything; any number of calls at a time. Of the pages that have
 * changed, `mostRendered` are rendered; of all others is known what they say and link to, but no place within a page, no word and no weight.
 */
export const siteCheck =
  (make: PageMaker, fixed: SiteFiles, weigh: Weigh) =>
  async (read: ReadSnapshot, before: LookedAtSite, mostRendered: number): Promise<CheckedSite> => {
    const { snapshot, assembler } = read
    const { problems: found, changed, ...site } = await lookAtPages(assembler, before)
    const pages = new Map(site.pages)
    const problems: PageProblem[] = [...found, ...[...site.pages.values()].flatMap(({ problems = [] }) => problems)]
    // One by one, with a pause after each: others get their turn, also where all pages of the site are other ones.
    for (const file of changed.slice(0, mostRendered)) {
      const made = await make(read, [{ file }])
      problems.push(...made.problems)
      const [known, page] = [pages.get(file), made.pages[0]]
      const facts = page && factsOf(page.facts)
      const tooHeavy = page && facts && (await weigh({ ...page, facts }, made.shared))
      if (known && page) pages.set(file, { ...known, facts, entry: page.entry, tooHeavy, isOld: undefined })
      await new Promise((resolve) => setImmediate(resolve))
    }
    const built = [...pages].flatMap(([file, { facts, isOld }]) => (facts ? [{ file, path: addressOf(file), facts, isOld }] : []))
    const files = documentFiles(assembler)
    const links = { pages: built, files: unmadeFiles(new Set(files), snapshot, assembler, fixed) }
    const { problems: ofCards } = cardsOf(assembler)
    return {
      ...site,
      pages,
      problems: [
        ...releaseProblems(snapshot, {
          pages: built satisfies readonly BuiltPage[],
          files,
          problems: [...problems, ...ofCards],
          // Where those led that have changed since says nothing.
          dead: deadLinks(
            links,
            assembler.siteUrl,
            built.filter(({ isOld }) => !isOld),
          ),
          search: searchedAddresses(built, assembler.contents),
        }),
        ...[...pages.values()].flatMap(({ tooHeavy = [] }) => tooHeavy),
      ],
      changed: changed.map(addressOf),
    }
  }
