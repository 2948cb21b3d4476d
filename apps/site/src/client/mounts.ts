import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import { withTimeout } from '../browser/with-timeout.ts'

/** Starts what the page holds; `signal` ends it when the page is left. The router follows steps within a page. */
type Mount = (page: Document, signal: AbortSignal, router: OnDemand<unknown>) => void | Promise<void>

/**
 * What is loaded as soon as a page arrives that marks an element with `data-mount`. Each is a module called `mount-` and its name:
 * the script budget counts it on the pages that hold the mark, and on no others.
 */
const mounts: Readonly<Record<string, () => Promise<{ default: Mount }>>> = {
  'area-map': () => import('../map/mount-area-map.ts'),
  application: () => import('./mount-application.ts'),
  balance: () => import('../calculator/mount-balance.ts'),
  comparison: () => import('../comparison/mount-comparison.ts'),
  finder: () => import('../finder/mount-finder.ts'),
  why: () => import('../glass-box/mount-why.ts'),
  frame: () => import('../calculator/mount-frame.ts'),
  kept: () => import('../glass-box/mount-kept.ts'),
  list: () => import('../list/mount-list.ts'),
  'open-states': () => import('../hours/mount-open-states.ts'),
  search: () => import('../search/mount-search.ts'),
  'video-slider': () => import('../video/mount-video-slider.ts'),
}

/**
 * Loads and starts whatever the page marks with `data-mount`, unless that is nothing to the audience that `data-unless` names. One that fails leaves the
 * others alone, and its elements are marked with `data-failed`: the styles then show them as without scripts. So they do of one that does not come, until it
 * does (D-HEAD-1).
 */
export const mountAll = (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  for (const [name, load] of Object.entries(mounts)) {
    const marked = page.querySelectorAll<HTMLElement>(`[data-mount~=${name}]`)
    if (!marked[0] || marked[0].dataset['unless'] === page.documentElement.dataset['audience']) continue
    const mark = (isFailed: boolean): void => {
      for (const element of marked) element.toggleAttribute('data-failed', isFailed)
    }
    const script = load()
    withTimeout(script, answerTimeout).catch(() => mark(true))
    script
      .then(({ default: mount }) => {
        mark(false)
        return signal.aborted || mount(page, signal, router)
      })
      .catch((error: unknown) => {
        console.error(error)
        mark(true)
      })
  }
}
