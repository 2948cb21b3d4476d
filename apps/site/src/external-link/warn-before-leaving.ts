import type { TrackedEvent } from '../client/analytics.ts'
import { type ExternalLinkAction, externalLink, type LinkType, noExternalLink } from './external-link.ts'

export type LeavingSurroundings = {
  readonly leave: (url: string, linkType: LinkType) => void
  readonly track: (event: TrackedEvent) => void
  /** Keeps the keyboard in the dialog that was opened. */
  readonly keepFocusIn: (dialog: HTMLElement) => void
}

/** Opens another website in a new tab that knows nothing of this page, or in place of the page (LINK-24, D-LINK-3). */
export const leave = (url: string, linkType: LinkType): void => {
  if (linkType === '_self') location.assign(url)
  else window.open(url, linkType, 'noopener')
}

/**
 * Asks before a link leads to another website (LINK-18 to LINK-26). It listens to the whole page before anything else does, so it
 * works for links in menus, alerts, content and islands alike, and for the dialog of every page that is navigated to. Clicks with
 * another button or with a key held ask too (D-LINK-5). A page without the dialog leaves its links to the browser.
 */
export const warnBeforeLeaving = (page: Document, { leave, track, keepFocusIn }: LeavingSurroundings): void => {
  let state = noExternalLink
  /** Opens the panel that the link stands in; the panel may close meanwhile, and the link be gone. */
  let panelButton: HTMLElement | undefined
  const dialog = () => page.querySelector<HTMLDialogElement>('[data-external-dialog]')

  const dispatch = (action: ExternalLinkAction): void => {
    state = externalLink(state, action)
    const shown = dialog()
    const address = shown?.querySelector('[data-external-url]')
    if (!shown || !address) return
    if (!state.isOpen) shown.close()
    else {
      address.textContent = state.url
      shown.showModal()
      shown.querySelector('h2')?.focus()
      keepFocusIn(shown)
    }
  }

  const onClick = (event: MouseEvent): void => {
    const { target, button } = event
    if (!(target instanceof Element)) return
    const link = target.closest<HTMLAnchorElement>('a[data-outbound="warn"]')
    // The other button opens the browser's own menu.
    if (link && button !== 2 && dialog()) {
      event.preventDefault()
      // Whoever is not focused by a click, as in Safari, gets focus back when the dialog closes nevertheless.
      link.focus({ preventScroll: true })
      panelButton = [...page.querySelectorAll<HTMLElement>('[aria-controls]')].find((button) =>
        page.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(link),
      )
      const isPlain = button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
      dispatch({ type: 'EXTERNAL_ON', url: link.href, linkType: isPlain && link.target === '_self' ? '_self' : undefined })
    } else if (state.isOpen) {
      const goesOn = target.closest('[data-external-continue]')
      if (goesOn) {
        leave(state.url, state.linkType)
        track({ action: 'continue', category: 'external-link', label: state.url })
      }
      // What is hit beside the dialog's paper is the dialog itself, by its backdrop.
      if (goesOn || target.closest('[data-external-close]') || target === dialog()) dispatch({ type: 'EXTERNAL_OFF' })
    }
  }

  for (const type of ['click', 'auxclick'] as const) page.addEventListener(type, onClick, true)
  // However it was closed, by Escape too; the event does not bubble. The browser has given focus back where it could.
  const onClose = ({ target }: Event): void => {
    const closed = dialog()
    if (target !== closed) return
    dispatch({ type: 'EXTERNAL_OFF' })
    const { activeElement, body } = page
    if (activeElement === body || closed?.contains(activeElement)) panelButton?.focus()
  }
  page.addEventListener('close', onClose, true)
}
