import { answerTimeout } from '@bank/rules/page-script-constants.ts'

/** Whether the document of the calculator is there. Until its script has come, it says itself that it needs it, and whom to call. */
const isThere = ({ contentDocument }: HTMLIFrameElement): boolean => contentDocument?.querySelector('[data-calculator]') != null

/** Whether a document has come in place of the calculator: one that says what went wrong, by a server or by the browser. */
const isReplaced = (frame: HTMLIFrameElement): boolean => {
  const { contentDocument: shown } = frame
  return !shown || (shown.URL !== 'about:blank' && shown.readyState === 'complete' && !isThere(frame))
}

/**
 * Marks framed calculators as busy from when somebody comes to them, and as unanswered when they do not come: the styles then show whom to call
 * (D-HEAD-1), until the network is back. Returns what says of one that it has come, also after all.
 */
export const awaitFrames = (page: Document, signal: AbortSignal): ((frame: HTMLIFrameElement) => void) => {
  const come = new WeakSet<Element>()
  const answer = (frame: Element, isAnswered: boolean): void => {
    frame.removeAttribute('aria-busy')
    frame.toggleAttribute('data-unanswered', !isAnswered)
  }
  const wait = (frame: HTMLIFrameElement): void => {
    if (come.has(frame)) return
    frame.setAttribute('aria-busy', 'true')
    const check = (): void => {
      if (!come.has(frame) && isReplaced(frame)) answer(frame, false)
    }
    frame.addEventListener('load', check, { signal })
    check()
    const late = setTimeout(() => come.has(frame) || answer(frame, isThere(frame)), answerTimeout)
    signal.addEventListener('abort', () => clearTimeout(late))
  }
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      wait(target as HTMLIFrameElement)
    }
  })
  for (const frame of page.querySelectorAll('iframe[data-frame-height]')) seen.observe(frame)
  const retry = (): void => {
    for (const frame of page.querySelectorAll<HTMLIFrameElement>('iframe[data-unanswered]')) {
      // Replaced, not set anew: Back leads away from the page, not to the failure.
      frame.contentWindow?.location.replace(frame.src)
      frame.addEventListener('load', () => wait(frame), { once: true, signal })
    }
  }
  addEventListener('online', retry, { signal })
  signal.addEventListener('abort', () => seen.disconnect())
  return (frame) => {
    come.add(frame)
    answer(frame, true)
  }
}
