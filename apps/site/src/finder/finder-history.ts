import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { type FinderState, readState, writeState } from '@bank/finder/state/finder-state.ts'

/** In-app navigation keeps an index and the scroll position in the state of an entry of the history: both stay. */
const entryState = (): object => ({ ...history.state, scrollX, scrollY })

const addressOf = (state: FinderState): string => {
  const query = writeState(state, location.search)
  return `${location.pathname}${query && `?${query}`}`
}

/** The steps of a finder in the history of the tab. `restore` is told of the state that Back or Forward comes to. */
export const finderHistory = (signal: AbortSignal, restore: (state: FinderState) => void) => {
  let here = location.search
  // It has to see every entry before ours: Back goes through it.
  const router = import('../browser/router.ts').catch(console.error)

  /**
   * In-app navigation would fetch the page anew for each step through the finder: its loader is replaced by one that never ends, and the
   * next navigation drops it.
   */
  const travel = (event: Event): void => {
    const { from, to, navigationType } = event as TransitionBeforePreparationEvent
    if (navigationType !== 'traverse' || from.pathname !== to.pathname || to.search === here) return
    Object.assign(event, { loader: () => new Promise<void>(() => {}) })
    here = to.search
    restore(readState(to.search))
  }
  document.addEventListener('astro:before-preparation', travel, { signal })

  return {
    /** Writes a state into the address: as a step that Back undoes, or in place of the one that is shown. */
    write: async (state: FinderState, isStep: boolean): Promise<void> => {
      await router
      if (signal.aborted) return
      const address = addressOf(state)
      if (isStep && address !== `${location.pathname}${location.search}`) {
        history.replaceState(entryState(), '')
        history.pushState(entryState(), '', address)
      } else history.replaceState(entryState(), '', address)
      here = location.search
    },
  }
}
