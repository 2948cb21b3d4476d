import type { Branch } from '@bank/rules/hours/branch.ts'
import { nextChangeOf, type OpenSentence, openSentence } from './open-sentence.ts'

/** What was worked out of a branch, and for how long it holds: until it opens or closes, or another day begins. */
type Known = { readonly since: number; readonly until: number; readonly sentences: Map<string, OpenSentence | undefined> }

const knownOf = new WeakMap<Branch, Known>()

/** What is known of a branch at a moment: each key that is pressed asks the same of the same branches. */
const knownAt = (branch: Branch, moment: Date): Known => {
  const now = moment.getTime()
  const known = knownOf.get(branch)
  if (known && known.since <= now && now < known.until) return known
  const fresh = { since: now, until: nextChangeOf([branch], moment) ?? Number.POSITIVE_INFINITY, sentences: new Map() }
  knownOf.set(branch, fresh)
  return fresh
}

/** As `nextChangeOf`, kept until then. */
export const keptChangeOf = (branches: readonly Branch[], moment: Date): number | undefined => {
  const change = Math.min(...branches.map((branch) => knownAt(branch, moment).until))
  return Number.isFinite(change) ? change : undefined
}

/** As `openSentence`, kept while it holds. */
export const keptSentence = (...[branch, parts, moment, told]: Parameters<typeof openSentence>): OpenSentence | undefined => {
  const { sentences } = knownAt(branch, moment)
  const key = `${parts} ${told.locale}`
  if (!sentences.has(key)) sentences.set(key, openSentence(branch, parts, moment, told))
  return sentences.get(key)
}
