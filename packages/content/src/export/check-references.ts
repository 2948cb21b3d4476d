import { describeProblem, type Problem } from '../store/problem.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { type Reference, recordReferences } from '../store/references.ts'
import { hiddenBecause } from './visibility.ts'

/** A reference to what will not be published. */
export type LostReference = {
  readonly document: StoredDocument
  readonly reference: Reference
  /** The records that it means, all hidden, or none at all. */
  readonly targets: readonly StoredDocument[]
  /** A hidden block of a page that has others to show: the page does without it (BLK-03, D-BLK-2). */
  readonly isDispensable: boolean
}

const isBlock = ({ to }: Reference): boolean => to === 'blocks'

/** References of what would be published to records that are not there, or that the public may not see. `all` holds the hidden records too. */
export const lostReferences = (visible: readonly StoredDocument[], all: readonly StoredDocument[]): readonly LostReference[] => {
  const byKey = new Map(all.map((document) => [`${document.slug}/${document.id}`, document]))
  const ofDocument = (document: StoredDocument) => {
    const references = recordReferences(document.slug, document.content)
    const lost = references.flatMap((reference) => {
      const targets = reference.ids.flatMap((id) => byKey.get(`${reference.to}/${id}`) ?? [])
      return targets.some((target) => hiddenBecause(target) === undefined) ? [] : [{ document, reference, targets }]
    })
    const keepsBlocks = references.filter(isBlock).length > lost.filter(({ reference }) => isBlock(reference)).length
    return lost.map((each) => ({ ...each, isDispensable: keepsBlocks && isBlock(each.reference) && each.targets.length > 0 }))
  }
  return visible.flatMap(ofDocument)
}

const problem = ({ document, reference, targets }: LostReference, what: string): Problem => {
  const { field, to, value } = reference
  const reasons = targets.map((target) => `${to} ${target.id} ${hiddenBecause(target)}`)
  const message = `${reasons.length === 0 ? `there is no such record in ${to}` : reasons.join('; ')}; ${what}`
  return { source: document.slug, record: document.id, field, value, message }
}

/** The lost references that must not be published. */
export const referenceProblems = (references: readonly LostReference[]): readonly Problem[] =>
  references.flatMap((lost) => (lost.isDispensable ? [] : [problem(lost, 'publish it or take the reference out')]))

/** The blocks that pages are published without, each with the reason, for the editor who wonders where one went. */
export const hiddenBlockWarnings = (references: readonly LostReference[]): readonly string[] =>
  references.flatMap((lost) => (lost.isDispensable ? [describeProblem(problem(lost, 'the page is published without it'))] : []))
