import { useCallback, useRef } from 'react'

/** Milliseconds after something was done in which a press asks for the same once more by mistake: the button is under the pointer still. */
const sameAgain = 1000

type Turn = { isTaken: boolean; last: string | undefined; endedAt: number }

const turns = new WeakMap<object, Turn>()

const turnOf = (owner: object): Turn => {
  const known = turns.get(owner)
  if (known) return known
  const turn: Turn = { isTaken: false, last: undefined, endedAt: 0 }
  turns.set(owner, turn)
  return turn
}

/**
 * Does what a button asks for, unless something else is on its way, or the same, by its name, was done just now. `work` gives whether it was done; what
 * was not may be asked for again at once. The turn lives as long as `owner`, for components that are mounted anew; without one, as long as the component.
 */
export const useOneAtATime = (owner?: object): ((name: string, work: () => Promise<boolean>) => Promise<boolean>) => {
  const own = useRef({})
  const holder = owner ?? own.current
  return useCallback(
    async (name, work) => {
      const turn = turnOf(holder)
      if (turn.isTaken || (turn.last === name && performance.now() - turn.endedAt < sameAgain)) return false
      Object.assign(turn, { isTaken: true, last: undefined })
      try {
        if (await work()) Object.assign(turn, { last: name, endedAt: performance.now() })
      } finally {
        turn.isTaken = false
      }
      return turn.last === name
    },
    [holder],
  )
}
