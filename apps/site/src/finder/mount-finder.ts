import { connection } from '../browser/connection.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import { regionChange } from '../browser/region-change.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import { followChanges } from '../hours/follow-changes.ts'
import { askedBy } from './asked-by.ts'

/** What was filled in otherwise than the page came; the button of the form is a default, too. */
const early = ':checked:not(:default,[value=""]),:default:not(:checked,button),input[value=""]:not(:placeholder-shown)'

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
  /** One element alone shows that it waits: what was pressed last, or else what was filled in first. */
  let busy: Element | undefined
  const rest = (): void => {
    if (busy) busy.ariaBusy = null
    busy = undefined
  }
  const showBusy = (element: Element, work: Promise<unknown>): void => {
    rest()
    busy = element
    busy.ariaBusy = 'true'
    work.then(rest, rest)
  }
  const start = (): Promise<unknown> => {
    started ??= import('./start-finder.ts').then((script) => script.startFinder(root, signal, router, askedBy))
    started.catch((error: unknown) => {
      console.error(error)
      started = undefined
      sayFailed()
    })
    const control = root.querySelector(early)
    if (control && !isStarted() && !busy) showBusy(control.closest('label,select') ?? control, started)
    return started
  }
  root.dataset['ready'] = ''
  for (const type of ['pointerover', 'focusin', 'input']) root.addEventListener(type, start, { signal })
  root.addEventListener(
    'click',
    (event) => {
      const asked = !leaves && !isStarted() && askedBy(event)
      if (!asked) return
      event.preventDefault()
      // What the script answers itself is pressed again as soon as it is there. Where it does not come, the server answers; without a network the page
      // stays, for it says whom to call (D-HEAD-1).
      showBusy(
        asked,
        withTimeout(start()).then(
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
  if (served && !isAnswered) {
    delete root.dataset['answered']
    start()
  }
  // A form that was sent without scripts names each control: what is empty, or blank, says nothing.
  const here = location.search.replace(/[?&][\w-]+=(\+|%20)*(?=&|$)/g, '').replace(/^&/, '?')
  if (here !== location.search) history.replaceState(history.state, '', here || location.pathname)
  // After a reload, Back comes to what was searched before: the list of the server answers something else then.
  const travel = (): void => {
    if (isStarted() || location.search === here) return
    delete root.dataset['answered']
    start()
  }
  addEventListener('popstate', travel, { signal })
  const hasRegion = page.querySelector<HTMLSelectElement>('select[data-region-select]')?.value
  if (
    // Somebody who was faster than this script is in the search field already, or has filled something in.
    root.contains(page.activeElement) ||
    root.querySelector(early) ||
    // What asks for a map, and a position, of which the tab alone knows whether it is the visitor's own.
    /[?&](view|pin|at)=/.test(here) ||
    (isAnswered
      ? // Where there is room, a map belongs to what a server answered; what it measured from nowhere may begin at the region.
        innerWidth >= 1000 || (hasRegion && !root.querySelector('.location-finder-miles'))
      : hasRegion || /[?&](q|type|open|saturday|notary|language|\w+-\w+)=/.test(here))
  )
    start()
  // What a server answered is as old as the page, and says what was open then.
  else if (isAnswered) followChanges(() => Number(root.dataset['changes']) || undefined, start, signal)
}
