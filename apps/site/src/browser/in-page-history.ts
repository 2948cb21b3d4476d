import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'

/** In-app navigation keeps an index and the scroll position in the state of an entry of the history: both stay. */
const entryState = (): object => ({ ...history.state, scrollX, scrollY })

/**
 * The steps that a visitor makes within one page, in the history of the tab. `restore` is called when Back or Forward has come to another of
 * them; the address is that step's by then. Addresses of this path that `isHere` refuses are pages of their own.
 */
export const inPageHistory = (signal: AbortSignal, restore: () => void, isHere: (to: URL) => boolean = () => true) => {
  let here = location.search
  // It has to see every entry before ours: Back goes through it.
  let isRouted = false
  const router = import('./router.ts').then(() => {
    isRouted = true
  }, console.error)

  /**
   * In-app navigation would fetch the page anew for each step: its loader is replaced by one that never ends, and the next navigation drops
   * it.
   */
  const travel = (event: Event): void => {
    const { from, to, navigationType } = event as TransitionBeforePreparationEvent
    if (navigationType !== 'traverse' || from.pathname !== to.pathname || to.search === here || !isHere(to)) return
    Object.assign(event, { loader: () => new Promise<void>(() => {}) })
    here = to.search
    restore()
  }
  document.addEventListener('astro:before-preparation', travel, { signal })
  // In-app navigation that is still on its way follows no step.
  const step = (): void => {
    if (isRouted || location.search === here || !isHere(new URL(location.href))) return
    here = location.search
    restore()
  }
  addEventListener('popstate', step, { signal })

  return {
    /** Writes a query, without its question mark, into the address: as a step that Back undoes, or in place of the one that is shown. */
    write: async (query: string, isStep: boolean): Promise<void> => {
      await router
      if (signal.aborted) return
      const address = `${location.pathname}${query && `?${query}`}`
      if (isStep && address !== `${location.pathname}${location.search}`) {
        history.replaceState(entryState(), '')
        history.pushState(entryState(), '', address)
      } else {
        // What was written at the last scroll holds: to ask for it again lays the page out once more for each letter.
        history.replaceState(history.state, '', address)
      }
      here = location.search
    },
  }
}
