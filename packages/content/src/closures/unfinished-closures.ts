import type { Snapshot } from '../snapshot/snapshot.ts'
import { closureAlertId, closureAlertPrefix } from './closure-alert.ts'

/** Ids of alerts about closed branches that no branch is closed for yet: `closeBranches` commits the alert before the branches. */
export const unfinishedClosures = ({ records: { alerts, locations } }: Snapshot): readonly string[] => {
  const closed = new Set(
    locations.flatMap(({ closure }) => (closure ? closureAlertId({ reason: closure.reason ?? {}, alertText: closure.alertText }) : [])),
  )
  return alerts.map(({ id }) => id).filter((id) => id.startsWith(closureAlertPrefix) && !closed.has(id))
}
