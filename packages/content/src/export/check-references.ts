import { describeProblem, type Problem } from '../store/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { type Reference, recordReferences } from '../store/references.ts'
import { hiddenBecause } from './visibility.ts'

/** A reference to what will not be published: the records that it means, all hidden, or none at all. */
type LostReference = { readonly document: StoredDocument; readonly reference: Reference; readonly targets: readonly StoredDocument[] }

const lostReferences = (visible: readonly StoredDocument[], all: readonly StoredDocument[]): readonly LostReference[] => {
  const byKey = new Map(all.map((document) => [`${document.slug}/${document.id}`, document]))
  return visible.flatMap((document) =>
    recordReferences(document.slug, document.content).flatMap((reference) => {
      const targets = reference.ids.flatMap((id) => byKey.get(`${reference.to}/${id}`) ?? [])
      return targets.some((target) => hiddenBecause(target) === undefined) ? [] : [{ document, reference, targets }]
    }),
  )
}

/** A block of a page that editors have hidden: the page does without it (BLK-03, D-BLK-2). */
const isHiddenBlock = ({ document, reference, targets }: LostReference): boolean =>
  document.slug === 'pages' && reference.to === 'blocks' && targets.length > 0

const problem = ({ document, reference, targets }: LostReference, what: string): Problem => {
  const { field, to, value } = reference
  const reasons = targets.map((target) => `${to} ${target.id} ${hiddenBecause(target)}`)
  const message = `${reasons.length === 0 ? `there is no such record in ${to}` : reasons.join('; ')}; ${what}`
  return { source: document.slug, record: document.id, field, value, message }
}

/** References of what would be published to records that are not there, or that the public may not see. */
export const referenceProblems = (visible: readonly StoredDocument[], all: readonly StoredDocument[]): readonly Problem[] =>
  lostReferences(visible, all)
    .filter((lost) => !isHiddenBlock(lost))
    .map((lost) => problem(lost, 'publish it or take the reference out'))

/** The blocks that pages are published without, each with the reason, for the editor who wonders where one went. */
export const hiddenBlockWarnings = (visible: readonly StoredDocument[], all: readonly StoredDocument[]): readonly string[] =>
  lostReferences(visible, all)
    .filter(isHiddenBlock)
    .map((lost) => describeProblem(problem(lost, 'the page is published without it')))
