import { setTimeout as wait } from 'node:timers/promises'
import { branchTimeZone } from '@bank/rules/constants.ts'
import { localTime } from '@bank/rules/hours/calendar-date.ts'
import { UsageError } from '../store/commands/usage-error.ts'
import type { Store } from '../store/open-store.ts'
import { inStoreTransaction } from '../store/transactions/in-store-transaction.ts'
import type { ClosureWords } from './closure-alert.ts'
import { type Asked, bySlug, selectBranches } from './select-branches.ts'
import { type Closure, readBranches, type StoredBranch, writeClosures } from './stored-branches.ts'
import { writeAllClosureAlerts, writeClosureAlert } from './write-alerts.ts'

/** Milliseconds that a publisher gets to put the alert in force before all other writing competes with it. */
const headStart = 300

/** Who does it, when, and what was asked for: kept for ever. */
type Doer = { readonly by: string; readonly now: Date; readonly command: string }

export type CloseRequest = Doer & { readonly asked: Asked; readonly words: ClosureWords; readonly atm: boolean }

export type Closed = {
  readonly closed: readonly StoredBranch[]
  /** They were closed before, and stay so as they were. */
  readonly already: readonly StoredBranch[]
  /** Machines in the area, which stay open. */
  readonly machines: readonly string[]
  /** Id of the alert; nothing where nothing was closed. */
  readonly alert: string | undefined
}

export type Reopened = { readonly reopened: readonly StoredBranch[]; readonly wereOpen: readonly string[] }

const refuseProblems = (problems: readonly string[]): void => {
  if (problems.length > 0) throw new UsageError(problems.join('\n'))
}

/** Adds to the log, which nobody changes. */
const log = async (
  { payload }: Store,
  action: 'closed' | 'reopened',
  branches: Iterable<StoredBranch>,
  { by, now, command }: Doer,
  transactionID: string,
): Promise<void> => {
  for (const { place, closure } of branches)
    await payload.create({
      collection: 'closure-log',
      data: { location: place.id, action, at: now.toISOString(), by, reason: closure?.reason.en ?? '', asked: command },
      req: { transactionID },
    })
}

const closing = (branch: StoredBranch, { words, atm, now }: CloseRequest): StoredBranch & { readonly closure: Closure } => ({
  ...branch,
  closure: { ...words, atm, since: localTime(now, branch.timeZone || branchTimeZone).date },
})

/** What a request means of the locations as they are. Throws a `UsageError` with everything that is wrong with it. */
const plan = (all: readonly StoredBranch[], { asked, atm }: CloseRequest) => {
  const { branches, machines, problems } = selectBranches(
    all.map(({ place }) => place),
    asked,
    atm,
  )
  refuseProblems(problems)
  const ids = new Set(branches.map(({ id }) => id))
  const meant = all.filter(({ place }) => ids.has(place.id))
  return {
    toClose: meant.filter(({ closure }) => !closure),
    already: meant.filter(({ closure }) => closure),
    machines: machines.map(({ id }) => id),
  }
}

/** All locations, those that are being closed with their closures. */
const asClosed = (all: readonly StoredBranch[], closed: readonly StoredBranch[]): readonly StoredBranch[] =>
  all.map((branch) => closed.find(({ place }) => place.id === branch.place.id) ?? branch)

/**
 * Closes branches until further notice. The alert is committed first and by itself, so that it is in force before anything else is written; then all
 * branches and the log in one transaction. A run that is killed between the two is completed by the same command. Throws a `UsageError` with everything that
 * is wrong with what was asked, and has changed nothing then.
 */
export const closeBranches = async (store: Store, request: CloseRequest): Promise<Closed> => {
  const first = await inStoreTransaction(store, 'write', async (transactionID) => {
    const all = await readBranches(store, transactionID)
    const { toClose, already, machines } = plan(all, request)
    const closed = toClose.map((branch) => closing(branch, request))
    const alert = closed.length > 0 ? await writeClosureAlert(store, request.words, asClosed(all, closed), transactionID) : undefined
    return { already, machines, alert }
  })
  if (first.alert === undefined) return { ...first, closed: [] }
  await wait(headStart)
  return inStoreTransaction(store, 'write', async (transactionID) => {
    // Another command may have closed some of them meanwhile, or changed the alert.
    const all = await readBranches(store, transactionID)
    const { toClose, already } = plan(all, request)
    const closed = toClose.map((branch) => closing(branch, request))
    const changes = new Map(toClose.map((branch, index) => [branch, closed[index]?.closure]))
    await writeClosures(store, changes, transactionID)
    await log(store, 'closed', closed, request, transactionID)
    await writeClosureAlert(store, request.words, asClosed(all, closed), transactionID)
    return { ...first, closed, already }
  })
}

/**
 * Reopens branches and brings the alerts to what is still closed; the last one ends its alert. Throws a `UsageError` for locations that there are not,
 * and has changed nothing then.
 */
export const reopenBranches = async (store: Store, slugs: readonly string[], doer: Doer): Promise<Reopened> =>
  inStoreTransaction(store, 'write', async (transactionID) => {
    const all = await readBranches(store, transactionID)
    const places = all.map(({ place }) => place)
    // A closed branch that editors have hidden since may be reopened as well.
    const found = slugs.map((slug) => ({ slug, branch: all.find(({ place }) => place.slugs.includes(slug)) }))
    refuseProblems([
      ...(slugs.length === 0 ? ['Say which branches to reopen, by their ids: npm run closures -- list shows them.'] : []),
      ...found.flatMap(({ slug, branch }) => (branch ? [] : (bySlug(slug, places).problem ?? []))),
    ])
    const meant = [...new Set(found.flatMap(({ branch }) => branch ?? []))]
    const reopened = meant.filter(({ closure }) => closure)
    await writeClosures(store, new Map(reopened.map((branch) => [branch, undefined])), transactionID)
    await log(store, 'reopened', reopened, doer, transactionID)
    const left = all.map((branch) => (reopened.includes(branch) ? { ...branch, closure: undefined } : branch))
    await writeAllClosureAlerts(store, left, transactionID)
    return { reopened, wereOpen: meant.filter(({ closure }) => !closure).map(({ place }) => place.id) }
  })

/** One closed branch, with who closed it and when, where the log knows it. */
export type ListedClosure = { readonly branch: StoredBranch; readonly by: string | undefined; readonly at: Date | undefined }

/** The branches that are closed until further notice. */
export const listClosures = async (store: Store): Promise<readonly ListedClosure[]> => {
  const closed = (await readBranches(store)).filter(({ closure }) => closure)
  const { docs } = await store.payload.find({
    collection: 'closure-log',
    where: { and: [{ action: { equals: 'closed' } }, { location: { in: closed.map(({ place }) => place.id) } }] },
    sort: '-at',
    depth: 0,
    pagination: false,
  })
  return closed.map((branch) => {
    const entry = docs.find(({ location }) => location === branch.place.id)
    return { branch, by: entry && String(entry['by']), at: entry && new Date(String(entry['at'])) }
  })
}
