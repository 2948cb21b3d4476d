import type { OnDemand } from '../browser/on-demand.ts'
import { regionChange } from '../browser/region-change.ts'
import { followChanges } from '../hours/follow-changes.ts'
import { askedBy } from './asked-by.ts'

/** Parameters of the finder: what they mean is told by its script. */
const asks = /[?&](?:view|pin|q|at|type|open|saturday|notary|language|\w+-\w+)=/

/** Whether a map belongs to what is asked: there is room for it, or the address says so. */
const showsMap = (): boolean => matchMedia('(min-width: 1000px)').matches || /[?&](?:view=map|pin=)/.test(location.search)

/** Parameters that name where distances are measured from. */
const hasOrigin = /[?&](?:q|at)=[^&]/

/**
 * Waits for somebody to search: the search itself is fetched then. An address that asks for something and that no server has answered, or that has a map, is answered at
 * once, and so is a visitor whose region is known (D-LOC-2).
 */
export default (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  const root = page.querySelector<HTMLElement>('[data-finder]')
  if (!root) return
  let started: Promise<unknown> | undefined
  const starting = new AbortController()
  const start = (): void => {
    starting.abort()
    started ??= import('./start-finder.ts').then((script) => script.startFinder(root, signal, router, askedBy))
    started.catch((error: unknown) => {
      console.error(error)
      started = undefined
      root.querySelector('[data-finder-failed]')?.removeAttribute('hidden')
    })
  }
  root.dataset['ready'] = ''
  for (const type of ['pointerover', 'focusin', 'input']) root.addEventListener(type, start, { signal, passive: true })
  root.addEventListener(
    'click',
    (event) => {
      const asked = root.dataset['started'] === undefined && askedBy(event)
      if (!asked) return
      event.preventDefault()
      start()
      // What the script answers itself is pressed again as soon as it is there.
      started?.then(
        () => asked.click(),
        () => asked instanceof HTMLAnchorElement && location.assign(asked.href),
      )
    },
    { signal },
  )
  page.addEventListener(regionChange, start, { signal })
  const answered = root.querySelector<HTMLElement>('[data-answered]')
  // A form that was sent without scripts names each control: what is empty says nothing.
  const here = location.search.replace(/[?&][\w-]+=(?=&|$)/g, '').replace(/^&/, '?')
  if (here !== location.search) history.replaceState(history.state, '', `${location.pathname}${here}`)
  // After a reload, Back comes to what was searched before: the list of the server answers something else then.
  const travel = (): void => {
    if (root.dataset['started'] !== undefined || location.search === here) return
    answered?.removeAttribute('data-answered')
    start()
  }
  addEventListener('popstate', travel, { signal })
  const hasRegion = Boolean(page.querySelector<HTMLSelectElement>('select[data-region-select]')?.value)
  // Whether it is the visitor's own, the tab alone knows.
  const hasPosition = /[?&]at=[^&]/.test(location.search)
  // Somebody who was faster than this script is in the search field already.
  if (root.contains(page.activeElement)) start()
  else if (
    answered ? showsMap() || hasPosition || (hasRegion && !hasOrigin.test(location.search)) : hasRegion || asks.test(location.search)
  )
    start()
  // What a server answered is as old as the page, and says what was open then.
  else if (answered)
    followChanges(() => Number(answered.dataset['changes']) || undefined, start, AbortSignal.any([signal, starting.signal]))
}
