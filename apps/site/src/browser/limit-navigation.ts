import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { connection } from './connection.ts'
import { sayUnreached } from './say-unreached.ts'
import { withTimeout } from './with-timeout.ts'

/** A line at the top of the window that grows as on links that wait (`buttons.css`): Back and Forward have no link. */
const showBusy = (): HTMLElement => {
  const sign = document.createElement('div')
  sign.ariaBusy = 'true'
  sign.style.cssText = 'position:fixed;inset:0 0 auto;height:3px;z-index:99'
  document.body.append(sign)
  return sign
}

/** The address is that of the page that does not come: it is loaded as soon as it can be. */
const loadLater = async (): Promise<void> => {
  if (await connection.probe()) return location.reload()
  sayUnreached(document)
  addEventListener('online', () => location.reload(), { once: true })
}

const limit = (event: Event): void => {
  const step = event as TransitionBeforePreparationEvent
  const isTravel = step.navigationType === 'traverse'
  const load = step.loader
  step.loader = async () => {
    const sign = isTravel && showBusy()
    await withTimeout(load(), answerTimeout).catch(() => step.preventDefault())
    const isLost = step.defaultPrevented && !step.signal.aborted
    if (isLost && isTravel) await loadLater()
    if (sign) sign.remove()
    if (!isLost) return
    if (isTravel) return new Promise(() => {})
    // Instead of a document load by the router: who followed the link knows what to do (`in-app-navigation.ts`).
    throw new Error(`${step.to} did not come`)
  }
}

/**
 * In-app navigation ends when its page does not come: a link rejects; Back and Forward show that they wait, then load the document, or say that the
 * site cannot be reached (D-HEAD-1). Listens before those who take a step within the page themselves.
 */
export const limitNavigation = (page: Document): void => page.addEventListener('astro:before-preparation', limit, { capture: true })
