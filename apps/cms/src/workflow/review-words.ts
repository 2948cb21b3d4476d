import type { Review, ReviewState } from '@bank/content/reviews/review-log.ts'
import type { ReviewAction } from '@bank/content/reviews/reviews-collection.ts'

/** Each step of a draft in words. */
export const stepWords: Readonly<Record<ReviewAction, string>> = {
  submitted: 'submitted it',
  commented: 'commented',
  sentBack: 'sent it back',
  approved: 'approved it',
  withdrawn: 'withdrew it',
  scheduled: 'approved it for a time to come',
  unscheduled: 'took the plan to publish it away',
  failed: 'could not publish it at its time',
  endScheduled: 'planned its end',
  endUnscheduled: 'took the plan to end it away',
}

/** Where a draft is, in words. */
export const stateWords: Readonly<Record<ReviewState, string>> = {
  open: 'A draft that nobody has submitted yet.',
  submitted: 'Waits for approval.',
  sentBack: 'Came back: change it and submit it again.',
  scheduled: 'Approved, and published at its time.',
}

/** A time as the editor's own clock shows it. */
export const timeWords = (at: string): string =>
  new Date(at).toLocaleString('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** One step as a line: who, what, when. */
export const lineOf = ({ by, action, at }: Pick<Review, 'by' | 'action' | 'at'>): string => `${by} ${stepWords[action]}, ${timeWords(at)}`
