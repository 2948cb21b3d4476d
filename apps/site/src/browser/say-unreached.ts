import { whenReached } from './when-reached.ts'

/**
 * Shows at the foot of the window what every page holds for what does not come, with the number for lost cards, until the site answers (D-HEAD-1).
 * As a popover it goes with Escape and a click beside it; what gets the focus is scrolled to above it.
 */
export const sayUnreached = (page: Document): void => {
  const notice = page.querySelector<HTMLElement>('.islands-failed')
  if (!notice) return
  notice.popover = 'auto'
  notice.style.cssText = 'display:revert;margin-bottom:0;background:inherit'
  notice.togglePopover(true)
  page.documentElement.style.scrollPaddingBottom = `${notice.offsetHeight}px`
  whenReached(() => notice.hidePopover())
}
