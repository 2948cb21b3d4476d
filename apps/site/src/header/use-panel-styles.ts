import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'
import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { useEffect, useState } from 'react'
import address from './panels.css?url'

/**
 * Fetches the styles of everything that the header opens, when its island hydrates, and returns whether they apply: until then
 * nothing is opened, so that no menu is seen unstyled. In-app navigation takes over what the new page's head asks for too, so
 * every new page is made to ask: inside the kept header the styles would be dropped and fetched again while a menu is open.
 */
export const usePanelStyles = (): boolean => {
  const [hold, setHold] = useState(false)
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    // A menu without styles is better than no menu.
    const ready = (): void => setHold(true)
    setTimeout(ready, answerTimeout)
    link.onload = ready
    link.onerror = ready
    document.head.append(link)
    const comeAlong = (event: Event): void => {
      ;(event as TransitionBeforeSwapEvent).newDocument.head.append(link.cloneNode())
    }
    document.addEventListener('astro:before-swap', comeAlong)
    return () => {
      document.removeEventListener('astro:before-swap', comeAlong)
      link.remove()
    }
  }, [])
  return hold
}
