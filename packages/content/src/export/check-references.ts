import { describeProblem, type Problem } from '../records/problem.ts'
import { type Reference, referencesOf } from '../store/fields/references.ts'
import type { StoredDocument } from '../store/read-store.ts'
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

/**
 * References of what would be published to records that are not there, or that the public may not see. `find` gives the record of a
 * collection and an id, the hidden ones too.
 */
export const lostReferences = (
  visible: readonly StoredDocument[],
  find: (slug: string, id: string) => StoredDocument | undefined,
): readonly LostReference[] => {
  const ofDocument = (document: StoredDocument): readonly LostReference[] => {
    const references = referencesOf(document)
    const isLost = ({ to, ids }: Reference) =>
      !ids.some((id) => {
        const target = find(to, id)
        return target !== undefined && hiddenBecause(target) === undefined
      })
    const lost = references.filter(isLost)
    if (lost.length === 0) return []
    const keepsBlocks = references.filter(isBlock).length > lost.filter(isBlock).length
    return lost.map((reference) => {
      const targets = reference.ids.flatMap((id) => find(reference.to, id) ?? [])
      return { document, reference, targets, isDispensable: keepsBlocks && isBlock(reference) && targets.length > 0 }
    })
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
  references.flatMap((lost) => {
    const isLeaving = lost.targets.some((target) => target.isLeaving)
    return lost.isDispensable
      ? []
      : [problem(lost, isLeaving ? 'take this reference to it out first' : 'publish it or take the reference out')]
  })

/** The blocks that pages are published without, each with the reason, for the editor who wonders where one went. */
export const hiddenBlockWarnings = (references: readonly LostReference[]): readonly string[] =>
  references.flatMap((lost) => (lost.isDispensable ? [describeProblem(problem(lost, 'the page is published without it'))] : []))
