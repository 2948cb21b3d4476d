import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { connection } from './connection.ts'
import { isShown } from './jump-in-history.ts'
import { sayUnreached } from './say-unreached.ts'
import { withTimeout } from './with-timeout.ts'

/** A line at the top of the window that grows as on links that wait (`buttons.css`): Back, Forward and a sent form have no link. */
const showBusy = (): HTMLElement => {
  const sign = document.createElement('div')
  sign.ariaBusy = 'true'
  sign.style.cssText = 'position:fixed;inset:0 0 auto;height:3px;z-index:99'
  document.body.append(sign)
  return sign
}

/** The next navigation drops what it waits for. */
const never = (): Promise<void> => new Promise(() => {})

/** Path of a page that stays, while the history goes back to it: nothing is fetched on the way. */
let returnsTo: string | undefined

/** Back and Forward have changed the address: its page is loaded as a document, or the page that stays gets its own address back. */
const loadOrReturn = async ({ from, direction, signal }: TransitionBeforePreparationEvent): Promise<void> => {
  const isReached = await connection.probe()
  // Whoever has gone on meanwhile wants another page.
  if (signal.aborted) return
  if (isReached) return location.reload()
  sayUnreached(document)
  returnsTo = from.pathname
  history.go(direction === 'back' ? 1 : -1)
}

const limit = (event: Event): void => {
  const step = event as TransitionBeforePreparationEvent
  const isTravel = step.navigationType === 'traverse'
  if (isTravel && returnsTo) {
    step.loader = never
    if (step.to.pathname !== returnsTo) history.go(step.direction === 'back' ? -1 : 1)
    return
  }
  // Another page is about to be shown (the router marks that): a step within the present one has to fetch it again, not stay on it.
  if (isTravel && document.documentElement.dataset['astroTransition']) event.stopImmediatePropagation()
  // A page that glides to a place of its own would glide on to that place of the next one.
  scrollTo({ top: scrollY, behavior: 'instant' })
  const load = step.loader
  step.loader = async () => {
    const sign = step.sourceElement ? undefined : showBusy()
    await withTimeout(load(), answerTimeout).catch(() => step.preventDefault())
    const isLost = step.defaultPrevented && !step.signal.aborted
    if (isLost && isTravel) await loadOrReturn(step)
    sign?.remove()
    if (!isLost) return
    if (isTravel) return never()
    // Instead of a document load by the router: who followed the link knows what to do (`in-app-navigation.ts`).
    throw new Error('No page')
  }
}

/**
 * In-app navigation ends when its page does not come: a link rejects; Back and Forward show that they wait, then load the document, or stay and say
 * that the site cannot be reached (D-HEAD-1). Listens before those who take a step within the page themselves.
 */
export const limitNavigation = (page: Document): void => {
  page.addEventListener('astro:before-preparation', limit, true)
  // After the router, which is silent about steps to a place on the page.
  addEventListener('popstate', async ({ state }) => {
    if (location.pathname === returnsTo) returnsTo = undefined
    // It leaves entries alone that it has not written, such as those of places on a page.
    if (state !== null || isShown()) return
    if (await connection.probe()) location.reload()
    else sayUnreached(page)
  })
}
