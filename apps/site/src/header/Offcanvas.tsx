import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { guessRegion } from '../browser/guess-region.ts'
import { DrillDown } from './DrillDown.tsx'
import type { HeaderBarProps } from './header-props.ts'
import { leadsToCurrentPage } from './leads-to-current-page.ts'
import { OffcanvasTools } from './OffcanvasTools.tsx'

/** Widths at which the primary bar shows the menus itself (D-HEAD-5). */
const wide = '(min-width: 891px)'

/**
 * The menu of small screens (HEAD-17 to HEAD-27): a modal dialog, so that focus stays in it and Escape closes it. Mount it
 * to open it. Its first opening looks for the nearest region when none is stored (REG-06, D-REG-1).
 */
export const Offcanvas = ({ onClose, ...header }: HeaderBarProps & { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const listening = new AbortController()
    const { signal } = listening
    element?.showModal()
    void guessRegion()
    // Closing hands the focus back to the button; on a new page its heading gets it instead.
    const arrive = (): void => {
      element?.close()
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    }
    document.addEventListener('astro:after-swap', arrive, { signal })
    matchMedia(wide).addEventListener('change', () => element?.close(), { signal })
    return () => listening.abort()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      className="offcanvas"
      aria-label={header.texts.menu}
      ref={dialog}
      onClose={onClose}
      onClick={({ target }) => {
        // The dialog itself is hit only beside what it holds.
        if (target === dialog.current || leadsToCurrentPage(target)) dialog.current?.close()
      }}
    >
      <div className="offcanvas-page">
        <div className="offcanvas-top">
          <p className="offcanvas-title">{header.texts.menu}</p>
          <button type="button" className="header-toggle" aria-label={header.texts.closeMenu} onClick={() => dialog.current?.close()}>
            <DrawnIcon of={X} />
          </button>
        </div>
        <DrillDown items={header.primary} path={location.pathname} texts={header.texts} />
        <OffcanvasTools {...header} path={location.pathname} />
      </div>
    </dialog>
  )
}
