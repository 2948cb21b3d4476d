import { leavesWindow } from '../browser/leaves-window.ts'
import { withTimeout } from '../browser/with-timeout.ts'
import type { LinkType } from './external-link.ts'
import type { AskBeforeLeaving } from './leaving-dialog.ts'

/**
 * Holds back clicks on links to another website and hands them to the dialog, which is loaded with the first one (LINK-18). It listens
 * to the whole page before anything else does, so it works for links in menus, alerts, content and islands alike. Clicks with another
 * button or with a key held ask too (D-LINK-5). A page without the dialog leaves its links to the browser; so does a dialog that
 * cannot be loaded.
 */
export const warnBeforeLeaving = (page: Document, load: () => Promise<AskBeforeLeaving>): void => {
  let loading: Promise<AskBeforeLeaving> | undefined
  const dialog = () =>
    (loading ??= withTimeout(load()).catch((error: unknown) => {
      loading = undefined
      throw error
    }))

  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-outbound="warn"]')
    // The other button opens the browser's own menu.
    if (!link || event.button === 2 || !page.querySelector('[data-external-dialog]')) return
    event.preventDefault()
    const { href, pathname } = location
    const linkType: LinkType = link.target === '_self' && !leavesWindow(event) ? '_self' : '_blank'
    dialog().then(
      // No dialog when the visitor has navigated meanwhile.
      (ask) => pathname === location.pathname && ask(link, linkType),
      () => href === location.href && location.assign(link.href),
    )
  }
  for (const type of ['click', 'auxclick'] as const) page.addEventListener(type, onClick, true)
}
