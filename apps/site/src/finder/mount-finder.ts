import { connection } from '../browser/connection.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import { regionChange } from '../browser/region-change.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import { followChanges } from '../hours/follow-changes.ts'
import { askedBy } from './asked-by.ts'

/** Parameters of the finder: what they mean is told by its script. */
const asks = /[?&](view|pin|q|at|type|open|saturday|notary|language|\w+-\w+)=/

/** Parameters that ask for a map, and that of a position, of which the tab alone knows whether it is the visitor's own. */
const addsToAnswer = /[?&](view=map|pin=|at=)/

/**
 * Waits for somebody to search: the search itself is fetched then. An address that asks for something and that no server has answered, or that has a map, is answered at
 * once, and so is a visitor whose region is known (D-LOC-2).
 */
export default (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  const root = page.querySelector<HTMLElement>('[data-finder]')
  if (!root) return
  let started: Promise<unknown> | undefined
  /** The browser does itself what is pressed. */
  let leaves = false
  const sayFailed = (): void => root.querySelector('[data-finder-failed]')?.removeAttribute('hidden')
  const isStarted = (): boolean => 'started' in root.dataset
  const showBusy = (element: Element, work: Promise<unknown>): void => {
    element.ariaBusy = 'true'
    const end = (): void => {
      element.ariaBusy = null
    }
    work.then(end, end)
  }
  const start = (event?: Event): void => {
    started ??= import('./start-finder.ts').then((script) => script.startFinder(root, signal, router, askedBy))
    started.catch((error: unknown) => {
      console.error(error)
      started = undefined
      sayFailed()
    })
    const control = event?.target as Element
    if (event?.type === 'input' && !isStarted()) showBusy(control.closest('label') ?? control, started)
  }
  root.dataset['ready'] = ''
  for (const type of ['pointerover', 'focusin', 'input']) root.addEventListener(type, start, { signal, passive: true })
  root.addEventListener(
    'click',
    (event) => {
      const asked = !leaves && !isStarted() && askedBy(event)
      if (!asked) return
      event.preventDefault()
      start()
      // What the script answers itself is pressed again as soon as it is there. Where it does not come, the server answers; without a network the page
      // stays, for it says whom to call (D-HEAD-1).
      if (started)
        showBusy(
          asked,
          withTimeout(started).then(
            () => asked.click(),
            async () => {
              if (!(await connection.probe())) return sayFailed()
              leaves = true
              asked.click()
              leaves = false
            },
          ),
        )
    },
    { signal },
  )
  page.addEventListener(regionChange, start, { signal })
  const served = root.dataset['answered']
  // Back may have come to another search before this script did.
  const isAnswered = served === location.search
  if (served !== undefined && !isAnswered) delete root.dataset['answered']
  // A form that was sent without scripts names each control: what is empty, or blank, says nothing.
  const here = location.search.replace(/[?&][\w-]+=(\+|%20)*(?=&|$)/g, '').replace(/^&/, '?')
  if (here !== location.search) history.replaceState(history.state, '', `${location.pathname}${here}`)
  // After a reload, Back comes to what was searched before: the list of the server answers something else then.
  const travel = (): void => {
    if (isStarted() || location.search === here) return
    delete root.dataset['answered']
    start()
  }
  addEventListener('popstate', travel, { signal })
  const hasRegion = Boolean(page.querySelector<HTMLSelectElement>('select[data-region-select]')?.value)
  // Somebody who was faster than this script is in the search field already.
  if (root.contains(page.activeElement) || (served !== undefined && !isAnswered)) start()
  // Where there is room, a map belongs to what a server answered.
  else if (isAnswered ? innerWidth >= 1000 || addsToAnswer.test(here) || (hasRegion && !/[?&]q=/.test(here)) : hasRegion || asks.test(here))
    start()
  // What a server answered is as old as the page, and says what was open then.
  else if (isAnswered) followChanges(() => Number(root.dataset['changes']) || undefined, start, signal)
}
