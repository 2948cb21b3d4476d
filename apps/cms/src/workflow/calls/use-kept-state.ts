import { useCallback, useSyncExternalStore } from 'react'

type Kept = { readonly values: Map<string, unknown>; readonly listeners: Set<() => void> }

const keptBy = new WeakMap<object, Kept>()

const keptFor = (owner: object): Kept => {
  const known = keptBy.get(owner)
  if (known) return known
  const kept: Kept = { values: new Map(), listeners: new Set() }
  keptBy.set(owner, kept)
  return kept
}

/**
 * A state that lives as long as its owner, not as long as the component: the admin mounts its form anew whenever somebody else's lock on a record comes
 * or goes, and what was typed beside it, or is said by a call still under way, must stay. `initial` is the same at each call.
 */
export const useKeptState = <Value>(owner: object, name: string, initial: Value): readonly [Value, (value: Value) => void] => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { listeners } = keptFor(owner)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [owner],
  )
  const current = (): Value => {
    const { values } = keptFor(owner)
    return values.has(name) ? (values.get(name) as Value) : initial
  }
  const set = useCallback(
    (value: Value): void => {
      const { values, listeners } = keptFor(owner)
      values.set(name, value)
      for (const listener of listeners) listener()
    },
    [owner, name],
  )
  return [useSyncExternalStore(subscribe, current, () => initial), set]
}
