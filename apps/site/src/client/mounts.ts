import type { OnDemand } from '../browser/on-demand.ts'

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
  'glass-box': () => import('../glass-box/mount-glass-box.ts'),
  'frame-height': () => import('../calculator/mount-frame-height.ts'),
  list: () => import('../list/mount-list.ts'),
  'open-states': () => import('../hours/mount-open-states.ts'),
  search: () => import('../search/mount-search.ts'),
  'video-slider': () => import('../video/mount-video-slider.ts'),
}

/**
 * Loads and starts whatever the page marks with `data-mount`, unless that is nothing to the audience that `data-unless` names. One that fails leaves the others alone, and its element is marked with
 * `data-failed`: the styles then show it as without scripts.
 */
export const mountAll = (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  for (const [name, load] of Object.entries(mounts)) {
    const marked = page.querySelector<HTMLElement>(`[data-mount~=${name}]`)
    if (marked && marked.dataset['unless'] !== page.documentElement.dataset['audience'])
      load()
        .then((script) => (signal.aborted ? undefined : script.default(page, signal, router)))
        .catch((error: unknown) => {
          console.error(error)
          for (const marked of page.querySelectorAll<HTMLElement>(`[data-mount~=${name}]`)) marked.dataset['failed'] = ''
        })
  }
}
