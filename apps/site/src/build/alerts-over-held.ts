import { stableJson } from '@bank/content/records/canonical.ts'
import type { Snapshot } from '@bank/content/snapshot/snapshot.ts'
import type { Pointer } from '@bank/releases/manifest/manifest.ts'

type Alerts = Snapshot['records']['alerts']

/** What became of alerts, by two states of them. */
type Change = { readonly from: Alerts; readonly to: Alerts }

const isSame = (one: unknown, other: unknown): boolean => stableJson(one ?? null) === stableJson(other ?? null)

const byId = (alerts: Alerts): ReadonlyMap<string, Alerts[number]> => new Map(alerts.map((alert) => [alert.id, alert]))

/** Alerts with what others became since: each that is new, reworded or gone there is so here, and all others stay as they are, in their order. */
export const withChanges = (alerts: Alerts, { from, to }: Change): Alerts => {
  const [own, before, after] = [byId(alerts), byId(from), byId(to)]
  const changed = [...new Set([...after.keys(), ...own.keys()])].flatMap(
    (id) => (isSame(before.get(id), after.get(id)) ? own : after).get(id) ?? [],
  )
  const isAsBefore = changed.length === alerts.length && changed.every((alert) => alert === own.get(alert.id))
  return isAsBefore ? alerts : changed
}

/**
 * The alerts of the store as far as they are dealt with while a release is held that somebody switched to: those of the release before the switch, with
 * what was put in force since. What the store says otherwise was approved or taken off after the switch. Nothing where no release is held, or one of
 * them cannot be read. `history` is oldest first; a switch names a release that was in force before.
 */
export const alertsDealtWith = async (
  history: readonly Pointer[],
  alertsOf: (pointer: Pointer) => Promise<Alerts | undefined>,
): Promise<Alerts | undefined> => {
  const start = history.findLastIndex(({ held }) => !held)
  const [before, ...held] = history.slice(start)
  if (start < 0 || !before || held.length === 0) return undefined
  const named = new Set(history.slice(0, start + 1).map(({ id }) => id))
  let inForce = await alertsOf(before)
  let dealtWith = inForce
  for (const pointer of held) {
    const now = await alertsOf(pointer)
    if (!inForce || !dealtWith || !now) return undefined
    if (!named.has(pointer.id)) dealtWith = withChanges(dealtWith, { from: inForce, to: now })
    named.add(pointer.id)
    inForce = now
  }
  return dealtWith
}
