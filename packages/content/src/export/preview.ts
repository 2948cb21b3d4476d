import { ContentError, describeProblem, type Problem } from '../records/problem.ts'
import type { RecordName } from '../reviews/newest-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { audienceProblems } from '../store/fields/audience-warning.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { checkRecords } from './check-records.ts'
import { hiddenBlockWarnings, type LostReference, lostReferences, referenceProblems } from './check-references.ts'
import { inOrderOfClaims, wantedByOlder } from './claims.ts'
import { leavesAddress } from './left-addresses.ts'
import type { AllDocuments } from './mirror/collections.ts'
import type { MirrorState } from './mirror/state.ts'
import { visibleDocuments } from './publishable.ts'
import { recordWarnings } from './record-warnings.ts'
import { snapshotOf } from './snapshot-of.ts'
import { unknownAudiences } from './unknown-audiences.ts'
import { hiddenBecause } from './visibility.ts'

export type Preview = {
  /**
   * The content with the newest draft of every record in its place, as if it were published, whether anything of the record is published or
   * not. Records whose draft is marked deleted or archived are not in it, nor those on the site whose draft is approved no more.
   */
  readonly snapshot: Snapshot
  /** Why some records are shown as they are published, or not at all: their drafts are not finished, or do not fit the rest. */
  readonly problems: readonly Problem[]
  /** What a publish of all this would refuse before there are pages, in the same words. */
  readonly refused: readonly Problem[]
  /** Whether a record is such a one. */
  readonly isAside: (record: RecordName) => boolean
  /** Whether a record that is on the site would not be there as it is written: it is marked deleted or archived, or approved no more. */
  readonly isLeaving: (record: RecordName) => boolean
  /** The draft by which a record leaves an address, as a problem of it; nothing where none does. */
  readonly leaves: (address: string) => Problem | undefined
  /** Drafts that are shown where their records are on the site, because others link there, or somebody looks there. */
  readonly stays: readonly Problem[]
  /** What people approve in no draft, although it could be published: audience rules that can't be read or name no audience. */
  readonly unapprovable: (record: RecordName) => readonly Problem[]
  /** Addresses that the record wants and a draft of an older record as well, among all drafts, shown or not. */
  readonly wanted: (record: RecordName) => readonly Problem[]
  /** What an editor should look at again in a record that is shown, one line each. */
  readonly warnings: (record: RecordName) => readonly string[]
}

/** How much is left of a record: its draft is put aside at first, then the record as well. */
type Aside = 'draft' | 'record'

/** What was put aside, by collection and id. */
type PutAside = ReadonlyMap<string, Aside>

const keyOf = (slug: string, id: string) => `${slug}/${id}`

/** All records, drafts in place of what is published, without what was put aside. Collections without either are the same objects. */
const withDrafts = ({ documents, drafts }: MirrorState, aside: PutAside): AllDocuments => {
  const touched = new Set([...aside].filter(([, what]) => what === 'record').map(([key]) => key.slice(0, key.indexOf('/'))))
  return new Map(
    [...documents].map(([slug, records]) => {
      const newer = drafts.get(slug)
      if (!newer?.size && !touched.has(slug)) return [slug, records]
      const shown = [...records].map(([id, record]): [string, StoredDocument] => {
        const what = aside.get(keyOf(slug, id))
        if (what === 'record') return [id, { ...record, published: false }]
        return [id, (what === undefined && newer?.get(id)) || record]
      })
      return [slug, new Map(shown)]
    }),
  )
}

type Checked = {
  readonly all: AllDocuments
  readonly lost: readonly LostReference[]
  readonly problems: readonly Problem[]
  /** Drafts that hide a record which something still shown points to. */
  readonly hiding: readonly string[]
}

const check = (state: MirrorState, aside: PutAside, bankingHosts: readonly string[]): Checked => {
  const all = withDrafts(state, aside)
  const isDraft = ({ slug, id }: StoredDocument) => state.drafts.get(slug)?.has(id) === true && !aside.has(keyOf(slug, id))
  const visible = visibleDocuments(all)
  const lost = lostReferences(visible, (slug, id) => all.get(slug)?.get(id))
  const isPublished = ({ slug, id }: StoredDocument) => {
    const record = state.documents.get(slug)?.get(id)
    return record !== undefined && hiddenBecause(record) === undefined
  }
  return {
    all,
    lost,
    // Drafts last: of two records that claim the same, the one that is not published is to blame.
    problems: checkRecords(
      [...visible.filter((each) => !isDraft(each)), ...inOrderOfClaims(visible.filter(isDraft), state)],
      lost,
      bankingHosts,
    ),
    hiding: lost
      .filter((each) => referenceProblems([each]).length > 0)
      .flatMap(({ targets }) => targets.filter((target) => isDraft(target) && isPublished(target)).map(({ slug, id }) => keyOf(slug, id))),
  }
}

const keysOf = (problems: readonly Problem[]): readonly string[] =>
  problems.filter(({ record }) => record !== '').map(({ source, record }) => keyOf(source, record))

const allAs = (keys: Iterable<string>, what: Aside): PutAside => new Map([...keys].map((key) => [key, what]))

/** What to put aside next, the most likely culprits first; nothing when nothing can help. */
const nextAside = (state: MirrorState, aside: PutAside, { problems, hiding }: Checked, bankingHosts: readonly string[]): PutAside => {
  const keys = [...state.drafts].flatMap(([slug, drafts]) => [...drafts.keys()].map((id) => keyOf(slug, id)))
  const open = keys.filter((key) => !aside.has(key))
  const named = new Set(keysOf(problems))
  const culprits = hiding.length > 0 ? hiding : open.filter((key) => named.has(key))
  if (culprits.length > 0) return allAs(culprits, 'draft')
  // What is wrong without any draft is the fault of what is published.
  const withoutDrafts = check(state, new Map([...allAs(open, 'draft'), ...aside]), bankingHosts)
  const broken = new Set(keysOf(withoutDrafts.problems))
  const faulty = [...named].filter((key) => broken.has(key))
  if (faulty.length > 0) return allAs(faulty, 'record')
  const slugs = problems.map(({ source }) => `${source}/`)
  const related = open.filter((key) => slugs.some((slug) => key.startsWith(slug)))
  return allAs(related.length > 0 ? related : open, 'draft')
}

const warningsOf = ({ pictures }: MirrorState, { lost }: Checked, document: StoredDocument | undefined): readonly string[] =>
  document && hiddenBecause(document) === undefined
    ? [...recordWarnings(document, pictures), ...hiddenBlockWarnings(lost.filter((each) => each.document === document))]
    : []

const isLeavingIn = ({ documents, drafts }: MirrorState, { slug, id }: RecordName): boolean => {
  const [published, written] = [documents.get(slug)?.get(id), drafts.get(slug)?.get(id)]
  return Boolean(published && written && hiddenBecause(published) === undefined && hiddenBecause(written) !== undefined)
}

const unapprovableIn = (all: AllDocuments, { slug, id }: RecordName): readonly Problem[] => {
  const document = all.get(slug)?.get(id)
  return document && hiddenBecause(document) === undefined
    ? [...audienceProblems({ ...document, source: slug }), ...unknownAudiences(document, all)]
    : []
}

/**
 * What editors would see if everybody published now. A draft that breaks the model, or does not fit the rest, is put aside, and never keeps the others
 * from being shown. Throws a `ContentError` only when there is nothing to show without it, such as the settings. `everything` holds all drafts, also those
 * that are not looked at.
 */
export const previewOf = (
  state: MirrorState,
  bankingHosts: readonly string[],
  before: Snapshot | undefined,
  stays: readonly Problem[] = [],
  everything = state,
): Preview => {
  const unreadable = state.pictures.flatMap(({ problems }) => problems)
  const found = new Map(unreadable.map((problem) => [describeProblem(problem), problem]))
  let aside: PutAside = new Map()
  let refused: readonly Problem[] | undefined
  for (;;) {
    const checked = check(state, aside, bankingHosts)
    const known = aside
    refused ??= [...checked.problems, ...unreadable]
    if (checked.problems.length === 0)
      return {
        snapshot: snapshotOf(checked.all, state.pictures, before),
        problems: [...found.values()],
        refused,
        isAside: ({ slug, id }) => known.has(keyOf(slug, id)),
        leaves: (address) => leavesAddress(state, address),
        stays,
        isLeaving: (record) => isLeavingIn(state, record),
        unapprovable: (record) => unapprovableIn(checked.all, record),
        wanted: (record) => wantedByOlder(everything, record),
        warnings: ({ slug, id }) => warningsOf(state, checked, checked.all.get(slug)?.get(id)),
      }
    for (const problem of checked.problems) found.set(describeProblem(problem), problem)
    const next = nextAside(state, aside, checked, bankingHosts)
    if (next.size === 0) throw new ContentError('The content can’t be shown', checked.problems)
    aside = new Map([...aside, ...next])
  }
}
