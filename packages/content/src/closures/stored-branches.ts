import type { Localized } from '@bank/model/text.ts'
import { writeRecord } from '../import/write-record.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { canonicalContent } from '../store/canonical-content.ts'
import type { Store } from '../store/open-store.ts'
import { readCollection, type StoredDocument } from '../store/read-store.ts'
import { type BranchPlace, branchPlaceOf } from './branch-place.ts'
import type { ClosureWords } from './closure-alert.ts'

const locationsSlug = 'locations'

/** What a location's record says of its closure. */
export type Closure = ClosureWords & {
  /** The first closed day, `YYYY-MM-DD`, by the clocks of the branch. */
  readonly since: string
  readonly atm: boolean
}

/** A location of the store, and whether it is closed until further notice. */
export type StoredBranch = {
  readonly place: BranchPlace
  readonly title: Localized
  readonly timeZone: string | undefined
  readonly closure: Closure | undefined
  /** The record as visitors know it. */
  readonly published: StoredDocument
}

type Fields = {
  readonly title?: Localized
  readonly name?: string
  readonly headline?: Localized
  readonly timeZone?: string
  readonly closure?: Partial<Closure>
}

const storedBranch = (published: StoredDocument): StoredBranch => {
  const { title, name, headline, timeZone, closure } = published.content as Fields
  const { since, reason = {}, alertText, atm = false } = closure ?? {}
  return {
    place: branchPlaceOf(published),
    title: [title, { en: name }, headline].find((text) => text?.en) ?? { en: published.id },
    timeZone,
    closure: since ? { since, reason, alertText, atm } : undefined,
    published,
  }
}

/** All locations of the store as they are published. */
export const readBranches = async (store: Store, transactionID?: string): Promise<readonly StoredBranch[]> =>
  (await readCollection(store, locationsSlug, { transactionID })).map(storedBranch)

/** A record with another closure, or without any. */
const withClosure = ({ content }: StoredDocument, closure: Closure | undefined): PlainRecord =>
  canonicalContent(locationsSlug, { ...content, closure })

/**
 * Publishes closures, or their end, of locations: what is published of each stays else as it is, and a draft that an editor has saved since stays the newest
 * version.
 */
export const writeClosures = async (
  store: Store,
  changes: ReadonlyMap<StoredBranch, Closure | undefined>,
  transactionID: string,
): Promise<void> => {
  const ids = [...changes.keys()].map(({ place }) => place.id)
  const latest = await readCollection(store, locationsSlug, { version: 'latest', ids, transactionID })
  const drafts = new Map(latest.filter(({ published }) => !published).map((draft) => [draft.id, draft]))
  for (const [{ published }, closure] of changes) {
    const { id } = published
    await writeRecord(store, { slug: locationsSlug, id, content: withClosure(published, closure) }, published, transactionID)
    const draft = drafts.get(id)
    if (draft)
      await writeRecord(store, { slug: locationsSlug, id, content: withClosure(draft, closure) }, draft, transactionID, { isDraft: true })
  }
}
