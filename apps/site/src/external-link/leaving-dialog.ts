import type { TrackedEvent } from '../browser/analytics.ts'
import { type ExternalLinkAction, externalLink, type LinkType, noExternalLink } from './external-link.ts'
import { wrapFocus } from './wrap-focus.ts'

/** Asks whether to follow a link to another website. */
export type AskBeforeLeaving = (link: HTMLAnchorElement, linkType: LinkType) => void

/** Opens another website in a new tab that knows nothing of this page, or in place of the page (LINK-24, D-LINK-3). */
const leaveFor = (url: string, linkType: LinkType): void => {
  if (linkType === '_self') location.assign(url)
  else window.open(url, linkType, 'noopener')
}

/**
 * The dialog that asks before a link leads to another website (LINK-19 to LINK-26). It serves the dialog of every page that is
 * navigated to. Call it once for a document.
 */
export const leavingDialog = (page: Document, track: (event: TrackedEvent) => void, leave = leaveFor): AskBeforeLeaving => {
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
      // A second click while the first one's script was loading only changes the address.
      if (!shown.open) shown.showModal()
      shown.querySelector('h2')?.focus()
      shown.addEventListener('keydown', wrapFocus)
    }
  }

  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element
    if (!state.isOpen) return
    const continues = target.closest('[data-external-continue]')
    if (continues) {
      leave(state.url, state.linkType)
      track({ action: 'continue', category: 'external-link', label: state.url })
    }
    // What is hit beside the dialog's paper is the dialog itself, by its backdrop.
    if (continues || target.closest('[data-external-close]') || target === dialog()) dispatch({ type: 'EXTERNAL_OFF' })
  }

  // However it was closed, by Escape too; the event does not bubble. The browser has given focus back where it could.
  const onClose = ({ target }: Event): void => {
    const closed = dialog()
    if (target !== closed) return
    dispatch({ type: 'EXTERNAL_OFF' })
    const { activeElement, body } = page
    if (activeElement === body || closed?.contains(activeElement)) panelButton?.focus()
  }

  page.addEventListener('click', onClick, true)
  page.addEventListener('close', onClose, true)

  return (link, linkType) => {
    // Whoever is not focused by a click, as in Safari, gets focus back when the dialog closes nevertheless.
    link.focus({ preventScroll: true })
    panelButton = [...page.querySelectorAll<HTMLElement>('[aria-controls]')].find((button) =>
      page.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(link),
    )
    dispatch({ type: 'EXTERNAL_ON', url: link.href, linkType })
  }
}
