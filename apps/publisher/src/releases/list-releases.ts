import { inForceAt, readHistory } from '@bank/releases/history/history.ts'
import { changedFiles } from '@bank/releases/manifest/changed-files.ts'
import type { Manifest, Pointer } from '@bank/releases/manifest/manifest.ts'
import { readEntry } from '@bank/releases/read/read-blob.ts'
import { readRelease, unlessDamaged } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import { isAheadOfPages } from '@bank/site/build/ahead-of-pages.ts'

/** A time during which a release was in force, and the pages that changed with it. Times are ISO 8601. */
export type ReleaseSpan = {
  readonly id: string
  readonly from: string
  readonly to: string | undefined
  /** When it came into force for the first time. */
  readonly first: string
  readonly isHeld: boolean
  /** It put alerts in force before the pages that show them: those came with the next one. */
  readonly isAhead: boolean
  /** What was published after this time came with it: pages show also what was ahead of them. Nothing for the oldest. */
  readonly since: string | undefined
  /** Its pages say what was published up to this time: what was published while they were rendered comes with a later one. */
  readonly until: string
  /** Addresses of pages that are other than before, those that left the site or came to it first; nothing for the oldest and for what can't be read any more. */
  readonly changed: readonly string[] | undefined
}

/** So many releases are read: each has a list of all files. */
const mostListed = 30

const pagesOf = (addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => address.endsWith('/index.html')).map((address) => address.replace(/index\.html$/, ''))

const newFirst = (addresses: readonly string[], before: Manifest | undefined): readonly string[] =>
  addresses.toSorted((one, other) => Number(before?.files[one] !== undefined) - Number(before?.files[other] !== undefined))

const manifestOf = async (store: ReleaseStore, pointer: Pointer | undefined): Promise<Manifest | undefined> =>
  pointer && (await unlessDamaged(readRelease(store, pointer)))?.manifest

/** Until when the pages of a release say what was done; of an older one no more is known than when it came. */
const pagesUntil = ({ asOf, at }: Pointer): string => asOf ?? at

const later = (one: string | undefined, other: string): string => (one === undefined || one < other ? other : one)

/** Whether a release has new alerts before any page that shows them, and no other new pages either. */
const isAlertsAlone = (manifest: Manifest | undefined, { asOf }: Pointer, before: Pointer | undefined): boolean =>
  manifest !== undefined && isAheadOfPages(manifest) && (asOf === undefined || asOf === before?.asOf)

/** The releases that were in force last, newest first; those that came into force before a time (`olderThan`, ISO 8601) where it is given. The list ends with the oldest of all when that has no `since`. */
export const listReleases = async (store: ReleaseStore, olderThan?: string): Promise<readonly ReleaseSpan[]> => {
  const history = await readHistory(store)
  const spans: ReleaseSpan[] = []
  const older = olderThan === undefined ? history : history.filter(({ at }) => new Date(at) < new Date(olderThan))
  const first = Math.max(0, older.length - mostListed)
  let previous = await manifestOf(store, history[first - 1])
  let shown = history.slice(0, first).map(pagesUntil).reduce<string | undefined>(later, undefined)
  let shownAlerts = history[first - 1]?.at
  for (const [offset, pointer] of older.slice(first).entries()) {
    const manifest = await manifestOf(store, pointer)
    const differences = previous && manifest && changedFiles(previous.files, manifest.files)
    const before = history[first + offset - 1]
    const isHeld = pointer.held === true
    const isAhead = isAlertsAlone(manifest, pointer, before)
    const sinceShown = isAhead ? shownAlerts : shown
    const made = history.find(({ id }) => id === pointer.id) ?? pointer
    // Alerts that are put over a held release leave its pages as they are.
    const heldUntil = isAhead && isHeld ? spans.at(-1)?.until : undefined
    const until = isAhead && !isHeld ? pointer.at : (heldUntil ?? pagesUntil(made))
    spans.push({
      id: pointer.id,
      from: pointer.at,
      to: history[first + offset + 1]?.at,
      first: made.at,
      isHeld,
      isAhead,
      since: isHeld ? before?.at : sinceShown,
      until,
      changed: differences && pagesOf([...differences.removed, ...newFirst(Object.keys(differences.changed), previous)]),
    })
    previous = manifest
    if (!isAhead) shown = later(shown, pagesUntil(pointer))
    if (!isHeld) shownAlerts = later(shownAlerts, until)
  }
  return spans.toReversed()
}

/** A page as it was served at a time; nothing where there was none. */
export const pageAsOf = async (
  store: ReleaseStore,
  path: string,
  at: Date,
): Promise<{ readonly html: Buffer; readonly policy: string } | undefined> => {
  const manifest = await manifestOf(store, inForceAt(await readHistory(store), at))
  const entry = manifest?.files[`${path.endsWith('/') ? path : `${path}/`}index.html`]
  return manifest && entry && { html: await readEntry(store, entry), policy: manifest.policy }
}
