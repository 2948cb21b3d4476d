import { ContentError, type Problem } from '../records/problem.ts'
import type { LoadedSnapshot } from '../snapshot/load-snapshot.ts'
import { loadedSnapshot } from '../snapshot/snapshot-bytes.ts'
import { settingsKey } from '../store/declaration.ts'
import { contentSlugs, type StoredDocument } from '../store/read-store.ts'
import { checkRecords } from './check-records.ts'
import { hiddenBlockWarnings, lostReferences } from './check-references.ts'
import type { AllDocuments } from './mirror/collections.ts'
import type { MirrorState } from './mirror/state.ts'
import { recordWarnings } from './record-warnings.ts'
import { snapshotOf, visibleOf } from './snapshot-of.ts'

export type PublishableSnapshot = LoadedSnapshot & {
  /** What an editor may want to know: blocks that pages go without, audiences that are not understood, short hours, pictures without words. */
  readonly warnings: readonly string[]
}

/** Everything that the public may see, collection by collection, each in content order. */
export const visibleDocuments = (documents: AllDocuments): readonly StoredDocument[] =>
  [...contentSlugs, settingsKey].flatMap((slug) => visibleOf(documents.get(slug) ?? new Map()))

/**
 * What is published, approved, not deleted and not archived, checked as a whole. Lists and records that are those of `before` are the same
 * objects. Throws a `ContentError` that lists all problems at once.
 */
export const publishableOf = (
  { documents, pictures }: MirrorState,
  bankingHosts: readonly string[],
  before: PublishableSnapshot | undefined,
): PublishableSnapshot => {
  const visible = visibleDocuments(documents)
  const lost = lostReferences(visible, (slug, id) => documents.get(slug)?.get(id))
  const problems: readonly Problem[] = [...checkRecords(visible, lost, bankingHosts), ...pictures.flatMap((picture) => picture.problems)]
  if (problems.length > 0) throw new ContentError('The content can’t be published', problems)
  const warnings = [...visible.flatMap((document) => recordWarnings(document, pictures)), ...hiddenBlockWarnings(lost)]
  return { ...loadedSnapshot(snapshotOf(documents, pictures, before?.snapshot)), warnings }
}
