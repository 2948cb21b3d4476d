import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { connection } from '../browser/connection.ts'
import { whenReached } from '../browser/when-reached.ts'

/** Whether the document of the calculator is there. Until its script has come, it says itself that it needs it, and whom to call. */
const isThere = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.querySelector('[data-calculator]') != null

/** Whether a document has come in place of the calculator: one that says what went wrong, by a server or by the browser. */
const isReplaced = (frame: HTMLIFrameElement): boolean => {
  const { contentDocument: shown } = frame
  return !shown || (shown.URL !== 'about:blank' && shown.readyState === 'complete' && !isThere(frame))
}

/** What stands in for a frame that did not come: words that are said, and a button that asks for it again. */
const standIns = (frame: Element) => frame.parentElement?.querySelectorAll('.calculator-frame-failed > *') ?? []

/**
 * Marks framed calculators as busy from when somebody comes to them, and as unanswered when they do not come: the styles then show whom to call and
 * a button to try again (D-HEAD-1); they are asked for again by themselves once the site answers. Returns what says of one that it has come, also after all.
 */
export const awaitFrames = (page: Document, signal: AbortSignal): ((frame: HTMLIFrameElement) => void) => {
  const setBusy = (frame: HTMLIFrameElement, busy: 'true' | null): void => {
    for (const one of [frame, standIns(frame)[1]]) if (one) one.ariaBusy = busy
  }
  const answer = (frame: HTMLIFrameElement, isAnswered: boolean): void => {
    const [said, button] = standIns(frame)
    const hadFocus = button?.matches(':focus')
    setBusy(frame, null)
    frame.toggleAttribute('data-unanswered', !isAnswered)
    if (!isAnswered) void connection.probe().then(() => whenReached(() => retry(frame)))
    if (!hadFocus) return
    if (isAnswered) frame.focus()
    // Who has asked again is told anew: what is written anew is said.
    else said?.replaceChildren(...said.childNodes)
  }
  const wait = (frame: HTMLIFrameElement): void => {
    setBusy(frame, 'true')
    setTimeout(() => frame.ariaBusy && answer(frame, isThere(frame)), answerTimeout)
  }
  const retry = (frame: HTMLIFrameElement): void => {
    if (!frame.matches('[data-unanswered]:not([aria-busy])')) return
    wait(frame)
    // Replaced, not set anew: Back leads away from the page, not to the failure.
    frame.contentWindow?.location.replace(frame.src)
  }

  // Frames of a page that was left are never seen again.
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      const frame = target as HTMLIFrameElement
      seen.unobserve(frame)
      if (isThere(frame)) continue
      const check = () => isReplaced(frame) && answer(frame, false)
      const ask = () => retry(frame)
      wait(frame)
      frame.addEventListener('load', check)
      standIns(frame)[1]?.addEventListener('click', ask)
      addEventListener('online', ask, { signal })
      check()
    }
  })
  for (const frame of page.querySelectorAll('iframe[data-frame-height]')) seen.observe(frame)
  return (frame) => answer(frame, true)
}
