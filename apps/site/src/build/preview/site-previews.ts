import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import { onceForEach } from '@bank/model/once-for-each.ts'
import type { CheckedSite } from '../checks/site-check.ts'
import type { PageWithFacts, Policies } from '../files/content-policy.ts'
import { type KnownSite, nothingKnown } from '../known-site.ts'
import type { ReadSnapshot } from '../read-snapshot.ts'
import type { SiteBuilder } from '../site-builder.ts'
import type { LookedAtSite } from './look-at-pages.ts'
import { type Preview, previewOf } from './preview-of.ts'

/** What one content brings about that another did not: what publishing it would refuse, and the addresses of pages that say something else. */
export type Difference = Pick<CheckedSite, 'problems' | 'changed'>

type Input = {
  readonly policiesFor: (page: PageWithFacts) => Promise<Policies>
  /** What this process made of the site last; nothing before. */
  readonly made: () => KnownSite | undefined
  /** Reads what an earlier process made. */
  readonly madeEarlier: () => Promise<KnownSite>
  /** Ends with a publish that is under way. */
  readonly publishing: () => Promise<unknown>
}

/** Pages that are rendered while somebody writes, those of the record itself first. Before anything goes live all are that have changed, 15 ms for each. */
const mostRendered = 8

/** Sites of content that need not be published, each read once for as long as its snapshot is kept. */
export const sitePreviews = ({ preview, assemblerOf, check }: SiteBuilder, { policiesFor, made, madeEarlier, publishing }: Input) => {
  const readOf = onceForEach((snapshot: Snapshot): ReadSnapshot => ({ snapshot, assembler: assemblerOf({ snapshot }) }))
  let earlier: Promise<KnownSite> | undefined
  const known = async (): Promise<KnownSite> => {
    if (!made()) {
      earlier ??= madeEarlier()
      const found = await earlier
      if (found.pages.size > 0) return made() ?? found
      // Nobody renders beside a publish what it is about to know.
      await publishing()
    }
    return made() ?? nothingKnown
  }

  /** What was checked last as a whole, and what was known then. */
  let last: { readonly known: KnownSite; readonly site: LookedAtSite } | undefined

  const checkAnew = async (snapshot: Snapshot): Promise<CheckedSite> => {
    const now = await known()
    const site = await check(readOf(snapshot), last?.known === now ? last.site : now, Number.POSITIVE_INFINITY)
    last = { known: now, site }
    return site
  }
  const checks = new WeakMap<Snapshot, Promise<CheckedSite>>()
  const checkWhole = (snapshot: Snapshot): Promise<CheckedSite> => {
    const asked = checks.get(snapshot)
    if (asked) return asked
    const checked = checkAnew(snapshot)
    checks.set(snapshot, checked)
    // Whatever broke may work the next time.
    checked.catch(() => checks.delete(snapshot))
    return checked
  }

  return {
    /** Throws a `BuildError` where what is wrong concerns all pages. */
    preview: (snapshot: Snapshot): Preview => previewOf({ preview, policiesFor }, readOf(snapshot)),
    /** What publishing `after` would refuse, and `before` not; `isWhole` renders all that is other, however many pages. Throws a `BuildError` where what is wrong concerns all pages. */
    difference: async (before: Snapshot, after: Snapshot, isWhole = false): Promise<Difference> => {
      const read = readOf(after)
      const was = await checkWhole(before)
      const { problems, changed } = await check(read, was, isWhole ? Number.POSITIVE_INFINITY : mostRendered)
      const told = new Set(was.problems)
      return { problems: problems.filter((problem) => !told.has(problem)), changed }
    },
  }
}

export type SitePreviews = ReturnType<typeof sitePreviews>
