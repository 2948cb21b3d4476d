import type { TransitionBeforePreparationEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { withTimeout } from './with-timeout.ts'

/** A line at the top of the window that grows as on links that wait (`buttons.css`): Back and Forward have no link. */
const showBusy = (): HTMLElement => {
  const sign = document.createElement('div')
  sign.ariaBusy = 'true'
  sign.style.cssText = 'position:fixed;inset:0 0 auto;height:3px;z-index:99'
  document.body.append(sign)
  return sign
}

const travel = (event: Event): void => {
  const step = event as TransitionBeforePreparationEvent
  if (step.navigationType !== 'traverse') return
  const load = step.loader
  step.loader = async () => {
    const sign = showBusy()
    try {
      await withTimeout(load(), answerTimeout)
    } catch {
      location.reload()
      await new Promise(() => {})
    } finally {
      sign.remove()
    }
  }
}

/**
 * Back and Forward of in-app navigation show that they wait, and are left to the browser, as clicks are, when their page does not come (D-HEAD-1). Listens
 * before those who take such a step within the page themselves.
 */
export const limitTravel = (page: Document): void => page.addEventListener('astro:before-preparation', travel, { capture: true })
