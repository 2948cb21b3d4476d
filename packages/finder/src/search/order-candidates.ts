import { statesOffered } from '@bank/rules/constants.ts'
import type { Coordinates } from '@bank/rules/geo/distance.ts'
import { ranks } from './bare-names.ts'
import { likeliest } from './likeliest.ts'
import type { Meaning } from './meaning.ts'
import type { Cost } from './word-index.ts'

const ownStates: readonly string[] = statesOffered

/** Most meanings that one search has. */
const mostMeanings = 6

/** From this cost on a branch was found by its street: beside a place of the name it is noise. */
export const streetBranchCost = 0.5

/** A meaning with what finding it cost, and how likely it is meant. */
export type Candidate = { readonly cost: Cost; readonly rank: number; readonly size: number; readonly meaning: Meaning }

/** Likelier first: fewer mistakes, then the kind of place (`ranks`), own states where the place is no large town, and larger places. */
const byLikelihood = (one: Candidate, other: Candidate): number =>
  one.cost - other.cost ||
  one.rank - other.rank ||
  (one.rank === ranks.largeTown ? other.size - one.size : 0) ||
  Number(ownStates.includes(other.meaning.state)) - Number(ownStates.includes(one.meaning.state)) ||
  Number(other.meaning.members.length > 0) - Number(one.meaning.members.length > 0) ||
  other.size - one.size

/** The likeliest meanings of candidates, each once; those that are equally likely stand by `milesFrom` to the nearest location. */
export const meaningsIn = (milesFrom: (at: Coordinates) => number): ((candidates: readonly Candidate[]) => readonly Meaning[]) => {
  const sorted = (candidates: readonly Candidate[]): readonly Candidate[] => {
    const miles = new Map<Candidate, number>()
    const milesOf = (candidate: Candidate): number => {
      const known = miles.get(candidate) ?? (candidate.meaning.at ? milesFrom(candidate.meaning.at) : 0)
      miles.set(candidate, known)
      return known
    }
    // Only the likeliest are told apart by distance: with thousands of locations that is the dearest question.
    const likely = likeliest(candidates, 2 * mostMeanings, byLikelihood)
    const hasMembers = ({ meaning }: Candidate): boolean => meaning.members.length > 0
    return likely.toSorted(
      (one, other) => byLikelihood(one, other) || (hasMembers(one) && hasMembers(other) ? 0 : milesOf(one) - milesOf(other)),
    )
  }

  return (candidates) => {
    const seen = new Set<string>()
    const all = sorted(candidates)
    const isPlace = all[0]?.meaning.kind !== 'branch' && !all[0]?.meaning.isGuess
    return all.flatMap(({ meaning, cost }) => {
      if (isPlace && meaning.kind === 'branch' && cost >= streetBranchCost) return []
      const key = meaning.kind === 'branch' ? `branch ${meaning.members[0]}` : `${meaning.kind} ${meaning.name} ${meaning.state}`
      if (seen.has(key) || seen.size >= mostMeanings) return []
      seen.add(key)
      return [meaning]
    })
  }
}
