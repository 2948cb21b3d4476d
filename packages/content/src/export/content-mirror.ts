import pLimit from 'p-limit'
import type { RecordName } from '../reviews/newest-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Store } from '../store/open-store.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { inStoreTransaction } from '../store/transactions/in-store-transaction.ts'
import { publishableAlerts } from './alerts.ts'
import { type FaultsAside, withFaultsAside } from './faults-aside.ts'
import { withStaying } from './left-addresses.ts'
import { asLookedAt, draftsAsLookedAt } from './mirror/as-looked-at.ts'
import { nothingMirrored, refreshCollection } from './mirror/collection.ts'
import { readRecords } from './mirror/collections.ts'
import { readRecordStamps } from './mirror/stamps.ts'
import { emptyState, isSameContent, isSamePublished, type MirrorState, refreshState } from './mirror/state.ts'
import { newWith } from './new-with.ts'
import { type Preview, previewOf } from './preview.ts'
import { type PublishableSnapshot, publishableOf } from './publishable.ts'

/** The content of an open store, kept in memory and brought up to date by reading what changed. */
export type ContentMirror = {
  /**
   * Reads what was changed, added or removed since the last call, drafts and alerts too, as one state of the store; all of it on the first
   * call. Tells whether there was anything. When the store can't be read it throws, and what is mirrored stays as it was.
   */
  readonly refresh: () => Promise<boolean>
  /** The same for the alerts alone, which an emergency can't wait behind all other content. */
  readonly refreshAlerts: () => Promise<boolean>
  /**
   * Everything that may be published, checked, as of the last `refresh`. Lists and records that did not change are the same objects as in the
   * snapshot before. Throws a `ContentError` that lists all problems at once.
   */
  readonly snapshot: () => Promise<PublishableSnapshot>
  /** When the newest of what the last `refresh` saw was done by somebody, as ISO 8601: what a snapshot of the same moment holds. */
  readonly asOf: () => string
  /** The alerts that may be published, as of the last refresh of either kind. Throws a `ContentError` when one is broken, whatever other content is. */
  readonly alerts: () => Snapshot['records']['alerts']
  /**
   * The content as editors left it, for preview, as of the last `refresh`, without records that were taken off the site and not written on since. Lists
   * and records are kept as in `snapshot`.
   */
  readonly withDrafts: () => Promise<Preview>
  /**
   * The same with a record as somebody is writing it, or with the draft of one record alone; made anew with each call. `unsaved` need not be stored yet.
   */
  readonly showing: (shown: Shown) => Preview
  /** Whether a record was taken off the site and not written on since. */
  readonly isTakenOff: (record: RecordName) => boolean
  /** Drafts that have to go live with that of a record, stored or as it is being written, before any page shows it (`newWith`). */
  readonly newWith: (record: RecordName, unsaved?: StoredDocument) => readonly RecordName[]
}

/** What a preview shows beside what is published: all drafts but those of some records, that of one record or of several, or none; and what somebody writes. */
export type Shown = {
  readonly drafts: 'all' | 'none' | RecordName | readonly RecordName[]
  readonly without?: readonly RecordName[]
  /** Records that are shown even though they were taken off the site. */
  readonly withOff?: readonly RecordName[] | undefined
  readonly unsaved?: StoredDocument | undefined
  /** Records that stay on the site and at their address, whatever their drafts say of that. */
  readonly staying?: readonly RecordName[]
  /** A record that is shown no more. */
  readonly leaving?: RecordName | undefined
  /** Values of drafts that are wrong, and are put aside for all else that these say. */
  readonly faults?: readonly FaultsAside[] | undefined
}

const alertsSlug = 'alerts'

const withDocument = (all: MirrorState['drafts'], document: StoredDocument): MirrorState['drafts'] =>
  new Map(all).set(document.slug, new Map(all.get(document.slug)).set(document.id, document))

const withoutDocument = (all: MirrorState['drafts'], { slug, id }: RecordName): MirrorState['drafts'] =>
  new Map(all).set(slug, new Map([...(all.get(slug) ?? [])].filter(([own]) => own !== id)))

/** Drafts without those of records that were taken off the site, but for some of these. Collections without any are the same objects. */
const withoutTakenOff = (all: MirrorState['drafts'], but: readonly RecordName[] = []): MirrorState['drafts'] =>
  [...all.values()]
    .flatMap((records) => [...records.values()].filter(({ isTakenOff }) => isTakenOff))
    .filter((draft) => !but.some(({ slug, id }) => slug === draft.slug && id === draft.id))
    .reduce(withoutDocument, all)

/** A state whose drafts are as their authors want to look at them. */
const lookedAt = (state: MirrorState): MirrorState => ({ ...state, drafts: draftsAsLookedAt(state.drafts, state.documents) })

const stateWithDrafts = (state: MirrorState, { drafts: wanted, without = [], withOff, unsaved: written }: Shown): MirrorState => {
  const only = typeof wanted === 'string' ? [] : [wanted].flat().flatMap(({ slug, id }) => state.drafts.get(slug)?.get(id) ?? [])
  const drafts =
    wanted === 'all' ? without.reduce(withoutDocument, withoutTakenOff(state.drafts, withOff)) : only.reduce(withDocument, new Map())
  if (!written) return { ...state, drafts }
  const unsaved = asLookedAt(written, state.documents.get(written.slug)?.get(written.id))
  // A record that was never saved is in no list yet.
  const isKnown = state.documents.get(unsaved.slug)?.has(unsaved.id)
  return { ...state, drafts: withDocument(drafts, unsaved), documents: isKnown ? state.documents : withDocument(state.documents, unsaved) }
}

/** A state with these drafts alone, with what is not saved yet as one more, and without what leaves. */
const stateShowing = (state: MirrorState, { leaving, faults = [], ...shown }: Shown): MirrorState => {
  const all = faults.reduce(withFaultsAside, stateWithDrafts(state, shown))
  const record = leaving && all.documents.get(leaving.slug)?.get(leaving.id)
  if (!record) return all
  return {
    ...all,
    drafts: withoutDocument(all.drafts, record),
    documents: withDocument(all.documents, { ...record, published: false, isLeaving: true }),
  }
}

/** Mirrors the content of a store; nothing of it before the first `refresh`. */
export const mirrorContent = (store: Store): ContentMirror => {
  let alerts = nothingMirrored
  let state: MirrorState = emptyState
  let published: { readonly state: MirrorState; readonly result: PublishableSnapshot } | undefined
  let preview: { readonly state: MirrorState; readonly result: Preview } | undefined

  // One call of each kind after the other.
  const [alertsTurn, allTurn] = [pLimit(1), pLimit(1)]

  const readAlerts = async (): Promise<boolean> => {
    const before = alerts
    alerts = await inStoreTransaction(store, 'read', async (transactionID, db) => {
      const texts = await readRecordStamps(store, db, [alertsSlug])
      return refreshCollection(before, texts.get(alertsSlug) ?? '{}', (stamps) => readRecords(store, transactionID)(alertsSlug, stamps))
    })
    return alerts.documents !== before.documents
  }
  const refreshAlerts = () => alertsTurn(readAlerts)

  const readAll = async (): Promise<boolean> => {
    const before = state
    const records = new Map(before.mirrored.records).set(alertsSlug, alerts)
    state = await refreshState(store, { ...before, mirrored: { ...before.mirrored, records } })
    return !isSameContent(state, before)
  }

  return {
    refreshAlerts,
    refresh: async () => {
      await refreshAlerts()
      return allTurn(readAll)
    },
    snapshot: async () => {
      if (!published || !isSamePublished(published.state, state))
        published = { state, result: publishableOf(state, store.bankingHosts, published?.result) }
      return published.result
    },
    asOf: () => state.asOf,
    alerts: () => publishableAlerts(alerts.documents),
    withDrafts: async () => {
      if (preview?.state !== state) {
        const shown = stateWithDrafts(lookedAt(state), { drafts: 'all' })
        preview = { state, result: previewOf(shown, store.bankingHosts, preview?.result.snapshot) }
      }
      return preview.result
    },
    isTakenOff: ({ slug, id }) => state.drafts.get(slug)?.get(id)?.isTakenOff === true,
    newWith: (record, unsaved) => newWith(stateWithDrafts(lookedAt(state), { drafts: 'all', withOff: [record], unsaved }), record),
    showing: (shown) => {
      const all = lookedAt(state)
      const { state: seen, problems } = withStaying(stateShowing(all, shown), shown.staying ?? [])
      const own = [shown.drafts].flat().filter((each) => typeof each === 'object')
      const everything = stateWithDrafts(all, { drafts: 'all', withOff: shown.withOff ?? own, unsaved: shown.unsaved })
      return previewOf(seen, store.bankingHosts, preview?.result.snapshot, problems, everything)
    },
  }
}
