import type { Preview as Shown } from '@bank/content/export/preview.ts'
import { ContentError } from '@bank/content/records/problem.ts'
import { settingsKey } from '@bank/content/store/declaration.ts'
import type { RecordName } from '@bank/site/build/preview/shown-records.ts'
import { type NamedProblem, namedProblems } from '../named-problems.ts'

/** What keeps a record's draft from a page, or from every page. */
export type BlockingDraft = NamedProblem & RecordName

/** Problems of records that are known; the settings have no other id than their slug. */
export const blockingDrafts = (problems: readonly NamedProblem[]): readonly BlockingDraft[] =>
  problems.flatMap(({ text, slug, id = slug === settingsKey ? slug : undefined }) =>
    slug !== undefined && id !== undefined ? [{ text, slug, id }] : [],
  )

/** The address at which a line says that there is no page. */
const deadAddress = /(\/[^\s"]*)"? leads to no published page/

/** Drafts that have left the addresses which these problems miss: links there led somewhere before. Each once. */
export const leavingDrafts = (problems: readonly NamedProblem[], shown: Pick<Shown, 'leaves'>): readonly BlockingDraft[] =>
  draftsLeaving(
    problems.flatMap(({ text }) => deadAddress.exec(text)?.[1] ?? []),
    shown,
  )

/** Drafts that have left these addresses, each once. */
export const draftsLeaving = (left: readonly string[], { leaves }: Pick<Shown, 'leaves'>): readonly BlockingDraft[] => {
  const addresses = new Set(left)
  const found = [...addresses].flatMap((address) => leaves(address) ?? [])
  return [...new Map(blockingDrafts(namedProblems(new ContentError('', found))).map((draft) => [draft.text, draft])).values()]
}
