import { type RefObject, useEffect, useState } from 'react'
import address from './panels.css?url'

/**
 * Fetches the styles of everything that the header opens, when its island comes to life, and tells when they hold: until then
 * nothing is opened, so that no menu is seen unstyled. They lie inside the header, because in-app navigation replaces the
 * page's head.
 */
export const usePanelStyles = (header: RefObject<HTMLElement | null>): boolean => {
  const [hold, setHold] = useState(false)
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    // A menu without styles is better than no menu.
    const ready = (): void => setHold(true)
    link.addEventListener('load', ready)
    link.addEventListener('error', ready)
    header.current?.append(link)
    return () => link.remove()
  }, [header])
  return hold
}
