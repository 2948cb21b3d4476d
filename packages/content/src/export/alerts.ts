import { onceForEach } from '@bank/model/once-for-each.ts'
import { ContentError } from '../records/problem.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { modelProblems } from './check-records.ts'
import type { Documents } from './mirror/collection.ts'
import { visibleOf } from './snapshot-of.ts'

/** The alerts that the public may see, in content order and checked by themselves. Throws a `ContentError` when one is broken. */
export const publishableAlerts = onceForEach((alerts: Documents): Snapshot['records']['alerts'] => {
  const visible = visibleOf(alerts)
  const problems = visible.flatMap(modelProblems)
  if (problems.length > 0) throw new ContentError('The alerts can’t be published', problems)
  return visible.map(({ content }) => content) as unknown as Snapshot['records']['alerts']
})
