import type { RecordName } from '@bank/content/reviews/newest-version.ts'
import type { Waiting } from '@bank/content/reviews/queue.ts'

/** In which list of drafts one stands; nothing for one that stands in a list of plans. A plan that is gone hides no draft. */
export const listOf = (
  { slug, id, state }: Pick<Waiting, 'slug' | 'id' | 'state'>,
  plans: readonly RecordName[],
): 'submitted' | 'sentBack' | 'open' | undefined => {
  if (state !== 'failed' && state !== 'scheduled') return state
  return plans.some((plan) => plan.slug === slug && plan.id === id) ? undefined : 'open'
}
