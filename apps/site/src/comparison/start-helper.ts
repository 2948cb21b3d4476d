import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import type { OnDemand } from '../browser/on-demand.ts'
import { followAnswers } from './account-helper.ts'
import type { Comparison } from './compare-accounts.ts'

/** The answers of a form as a query. */
const answersOf = (form: HTMLFormElement): string => new URLSearchParams([...new FormData(form)] as [string, string][]).toString()

/** Shows what Back and Forward come to within this page: its loader never ends, for the page would be fetched anew for each step. */
const followSteps = ({ follow }: Comparison, signal: AbortSignal): void => {
  const travel = (event: Event): void => {
    const { from, to, navigationType } = event as TransitionBeforePreparationEvent
    if (navigationType !== 'traverse' || from.pathname !== to.pathname) return
    Object.assign(event, { loader: () => new Promise<void>(() => {}) })
    follow()
    scrollTo(history.state?.scrollX ?? 0, history.state?.scrollY ?? scrollY)
  }
  document.addEventListener('astro:before-preparation', travel, { signal })
}

/**
 * Starts the helper. What it names is a step in the history of the tab: Back leads to the helper as it was (D-PROD-9), also from other pages, for
 * its answers are kept in the entry as they are given, which stays in this browser.
 */
export const startHelper = (form: HTMLFormElement, comparison: Comparison, router: OnDemand<unknown>, signal: AbortSignal): void => {
  const state = (): object => ({ ...history.state, scrollX, scrollY, answers: answersOf(form) })
  const keep = async (): Promise<void> => {
    // In-app navigation keeps an index and the scroll position in each entry, and has to see the first before ours.
    await router.load().catch(console.error)
    if (!signal.aborted) history.replaceState(state(), '')
  }
  const add = async (keys: readonly string[]): Promise<void> => {
    await keep()
    if (signal.aborted) return
    const query = comparison.queryWith(keys)
    if (query !== location.search) history.pushState(state(), '', `${location.pathname}${query}`)
    comparison.follow()
    const table = form.closest('section')?.querySelector<HTMLElement>('.account-comparison-scroll')
    table?.focus({ preventScroll: true })
    table?.scrollIntoView({ block: 'nearest' })
  }
  form.addEventListener('change', keep, { signal })
  followSteps(comparison, signal)
  followAnswers(form, history.state?.answers ?? '', (keys) => void add(keys), signal)
}
