import { fold } from '../text/normalise.ts'
import type { Query } from '../text/read-query.ts'

/** What it costs to find the town that a word was only begun behind: `Houston t` is no stadium yet. */
export const begunCost = 0.7

/** A state that was written as one. */
const stateAtEnd = /,|[A-Z]\s*$/

/**
 * What stands before one or two letters at the end of a search, or nothing. Small letters that may be the code of a state are the beginning of a word, too, where the
 * state found nothing (`isFound`): `houston ga`.
 */
export const beforeBegunWord = (typed: string, { whole, state }: Query, isFound: boolean): string =>
  (state !== undefined && (isFound || stateAtEnd.test(typed))) || !/ .{1,2}$/.test(fold(typed)) ? '' : whole.replace(/ \S+$/, '')
