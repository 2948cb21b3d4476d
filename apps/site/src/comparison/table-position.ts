import type { OnDemand } from '../browser/on-demand.ts'

/**
 * Keeps how far a wide table is scrolled across in the entry of the history: Back, Forward and a reload find it there (LINK-11), as in-app navigation
 * keeps how far down the page is.
 */
export const keepTablePosition = (table: HTMLElement, router: OnDemand<unknown>, signal: AbortSignal): void => {
  table.scrollLeft = history.state?.across ?? 0
  const note = async (): Promise<void> => {
    // The router writes an entry before others do.
    await router.load()
    if (!signal.aborted) history.replaceState({ ...history.state, across: table.scrollLeft }, '')
  }
  table.addEventListener('scrollend', () => void note().catch(console.error), { signal })
}
