import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import type { OnDemand } from './on-demand.ts'

/** In-app navigation keeps an index and the scroll position in the state of an entry of the history: both stay. */
const entryState = (): object => ({ ...history.state, scrollX, scrollY })

/**
 * The steps that a visitor makes within one page, in the history of the tab. `restore` is called when Back or Forward has come to another of
 * them; the address is that step's by then. Addresses of this path that `isHere` refuses are pages of their own. The router is loaded before a
 * step is written, because it has to see every entry before ours: Back goes through it.
 */
export const inPageHistory = (
  signal: AbortSignal,
  router: OnDemand<unknown>,
  restore: () => void,
  isHere: (to: URL) => boolean = () => true,
) => {
  let here = location.search
  /** Counts what Back and Forward came to: what was to be written before belongs to another entry. */
  let travels = 0
  /** One for all that is written, so that it is written in its order. */
  let ready: Promise<unknown> | undefined
  const arriveAt = (search: string): void => {
    here = search
    travels += 1
    restore()
  }

  /**
   * In-app navigation would fetch the page anew for each step: its loader is replaced by one that never ends, and the next navigation drops
   * it.
   */
  const travel = (event: Event): void => {
    const { from, to, navigationType } = event as TransitionBeforePreparationEvent
    if (navigationType !== 'traverse' || from.pathname !== to.pathname || to.search === here || !isHere(to)) return
    Object.assign(event, { loader: () => new Promise<void>(() => {}) })
    arriveAt(to.search)
  }
  document.addEventListener('astro:before-preparation', travel, { signal })
  // In-app navigation that is still on its way follows no step.
  const step = (): void => {
    if (router.isLoaded() || location.search === here || !isHere(new URL(location.href))) return
    arriveAt(location.search)
  }
  addEventListener('popstate', step, { signal })

  return {
    /** Writes a query, without its question mark, into the address: as a step that Back undoes, or in place of the one that is shown. */
    write: async (query: string, isStep: boolean): Promise<void> => {
      const from = travels
      ready ??= router.load().catch(console.error)
      await ready
      if (signal.aborted || travels !== from) return
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
