import type { ContentMirror } from '@bank/content/export/content-mirror.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import type { LoadedSnapshot } from '@bank/content/snapshot/load-snapshot.ts'
import { HeldError } from '@bank/releases/publish/switch-pointer.ts'
import { BuildError } from '@bank/site/build/problems/build-error.ts'
import type { SitePublisher } from '@bank/site/build/site-publisher.ts'
import pLimit from 'p-limit'
import { closedBranchesAwaiter } from './await-closed-branches.ts'
import { coalesce } from './coalesce.ts'
import { type NamedProblem, namedProblems } from './named-problems.ts'

/** How a publish ended. Times are milliseconds since 1970. */
export type Outcome = {
  readonly at: number
  readonly milliseconds: number
  /** The release that put new alerts in force ahead of the pages. */
  readonly alerts?: string
  /** What the pages and everything else are in force as; absent when they were refused. */
  readonly release?: string
  readonly pages?: number
  readonly rendered?: number
  /** The release that was switched to by hand and stays; what changed waits. */
  readonly held?: string
  /** Why something was refused: all that is wrong, one problem a line. The release before stays. */
  readonly refused?: readonly string[]
  readonly warnings?: readonly string[]
  /** The same refusals one by one, each with the record to mend where it is known. */
  readonly problems?: readonly NamedProblem[]
}

/** How far a publish is. */
export type Stage = { readonly name: 'checking' } | { readonly name: 'rendering'; readonly done: number; readonly all: number }

export type Publisher = {
  /** Publishes what the store holds now, unless a release is held. Calls during a publish share the next one. */
  readonly follow: () => Promise<Outcome>
  /** The same, for somebody who asks for it: a held release is replaced. */
  readonly publish: () => Promise<Outcome>
  /** Puts the alerts of the store in force, also while pages are rendered. Returns the release that has new ones, if there are any. */
  readonly publishAlerts: () => Promise<string | undefined>
  /** Addresses at which the release in force differs from content that is made anew as a whole. */
  readonly verify: () => Promise<readonly string[]>
  readonly status: () => Promise<Status>
}

/** How the publisher is. */
export type Status = {
  readonly isPublishing: boolean
  readonly stage: Stage | undefined
  readonly last: Outcome | undefined
  /** Whether the last outcome is that of all that the store holds by now; when it began says nothing of what was saved meanwhile. */
  readonly isCurrent: boolean
  /** The time of this answer, in milliseconds since 1970: clocks of browsers differ. */
  readonly now: number
  readonly differs: readonly string[]
}

type Site = Pick<SitePublisher, 'inForce' | 'publish' | 'publishAlerts' | 'verify'>

type Content = Pick<ContentMirror, 'refresh' | 'refreshAlerts' | 'snapshot' | 'alerts' | 'asOf'>

/** What refuses content; anything else is a fault of ours and is thrown. */
const refusalOf = (error: unknown): ContentError | BuildError => {
  if (error instanceof ContentError || error instanceof BuildError) return error
  throw error
}

type Refusal = ReturnType<typeof refusalOf>

type PublisherDependencies = {
  readonly now: () => number
  /** Changes whenever the store does. */
  readonly tag: () => Promise<string>
  readonly keep: (snapshot: LoadedSnapshot) => Promise<void>
}

/**
 * Publishes the content of a store: approved alerts first and by themselves, so that broken content elsewhere holds none of them up, then everything.
 * `keep` is told the snapshot of each release.
 */
export const publisherOf = (content: Content, site: Site, { now, tag, keep }: PublisherDependencies): Publisher => {
  let last: Outcome | undefined
  /** The store's tag before `last` read it. */
  let lastTag: string | undefined
  let isPublishing = false
  let stage: Stage | undefined
  let differs: readonly string[] = []
  /** A site builds one release at a time, and beside it puts alerts in force one after the other. */
  const [turn, alertsTurn] = [pLimit(1), pLimit(1)]
  const closedBranches = closedBranchesAwaiter(content)

  const publishAlerts = (refused: Refusal[]): Promise<string | undefined> =>
    alertsTurn(async () => {
      await content.refreshAlerts()
      try {
        const { id, problems } = await site.publishAlerts(content.alerts())
        if (problems.length > 0) refused.push(new ContentError('Some alerts stay as they are until the pages are published', problems))
        return id
      } catch (error) {
        refused.push(refusalOf(error))
        return undefined
      }
    })

  const publishAll = async (refused: Refusal[], replacesHeld: boolean): Promise<Partial<Outcome>> => {
    const readAfter = await site.inForce()
    await content.refresh()
    try {
      await closedBranches()
      // Both of one moment: a preview may refresh the content at any other.
      const [given, asOf] = [content.snapshot(), content.asOf()]
      const { warnings, ...snapshot } = await given
      const progress = (done: number, all: number): void => {
        stage = { name: 'rendering', done, all }
      }
      const { id, pages, rendered } = await site.publish(snapshot, { replacesHeld, progress, asOf, readAfter })
      await keep(snapshot)
      // What was wrong with alerts alone is right together with the pages that they lead to.
      refused.length = 0
      return { release: id, pages, rendered, warnings }
    } catch (error) {
      if (error instanceof HeldError) return { held: error.release }
      refused.push(refusalOf(error))
      return {}
    }
  }

  /** Somebody waits for a publish that replaces a held release. */
  let isAskedFor = false
  const publishOnce = async (): Promise<Outcome> => {
    const at = now()
    const replacesHeld = isAskedFor
    isAskedFor = false
    const refused: Refusal[] = []
    isPublishing = true
    stage = { name: 'checking' }
    try {
      const read = await tag()
      const alerts = await publishAlerts(refused)
      const all = await publishAll(refused, replacesHeld)
      lastTag = read
      last = {
        at,
        milliseconds: now() - at,
        ...(alerts !== undefined && { alerts }),
        ...all,
        ...(refused.length > 0 && { refused: refused.map(({ message }) => message), problems: refused.flatMap(namedProblems) }),
      }
      return last
    } finally {
      isPublishing = false
      stage = undefined
    }
  }
  const follow = coalesce(() => turn(publishOnce))
  const publish = (): Promise<Outcome> => {
    isAskedFor = true
    return follow()
  }

  return {
    follow,
    publish,
    // What is wrong with them is told by the publish that follows.
    publishAlerts: () => publishAlerts([]),
    verify: async () => {
      await follow()
      differs = await turn(async () => site.verify(await content.snapshot()))
      return differs
    },
    status: async () => ({ isPublishing, stage, last, isCurrent: lastTag !== undefined && lastTag === (await tag()), now: now(), differs }),
  }
}
