import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'
import type { OnDemand } from '../browser/on-demand.ts'
import type { navigate } from '../browser/router.ts'
import { withScriptTimeout } from '../browser/with-script-timeout.ts'

type Router = { readonly navigate: typeof navigate }

/** A link of the page, or of a drawing, with what it says as text. */
const linkAt = (target: EventTarget | null): { link: Element; href: string; frame: string } | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement | SVGAElement>('a') : null
  if (!link) return undefined
  const text = (value: string | SVGAnimatedString): string => (typeof value === 'string' ? value : value.baseVal)
  return { link, href: text(link.href), frame: text(link.target) }
}

/** Whether a click opens another tab or window, or saves the file. */
const leavesWindow = ({ button, metaKey, ctrlKey, altKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || altKey || shiftKey

/** Whether an element, its address and its target ask for a page of this site that the router may open (LINK-07 to LINK-12). */
const isInApp = (element: Element, address: URL, frame: string | null): boolean =>
  address.origin === location.origin &&
  !element.hasAttribute('data-astro-reload') &&
  !element.hasAttribute('download') &&
  (!frame || frame === '_self')

const isOnThisPage = ({ pathname, search, hash }: URL): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

/**
 * Opens links and searches of this site without a document load (LINK-11). The router is loaded with the first of them: the click waits
 * for it, and becomes a document load when it does not come.
 */
export const navigateInApp = (page: Document, router: OnDemand<Router>): void => {
  /** What was asked for last: of several clicks while the router is loaded, only that one counts. */
  let latest: URL | undefined
  const go = (url: URL, sourceElement: Element): void => {
    latest = url
    sourceElement.setAttribute('aria-busy', 'true')
    withScriptTimeout(router.load())
      .then(
        ({ navigate }) =>
          () =>
            navigate(url.href, { sourceElement }),
        () => () => location.assign(url.href),
      )
      .then((open) => latest === url && open())
      // The header outlives its page.
      .finally(() => sourceElement.removeAttribute('aria-busy'))
  }

  if (history.state) {
    // An entry that the router has written, after a reload or Back: the router restores its position and follows the next Back.
    const reload = () => location.reload()
    addEventListener('popstate', reload)
    router.load().then(() => removeEventListener('popstate', reload), console.error)
  }

  page.addEventListener('click', (event) => {
    const { link, href = '', frame = '' } = linkAt(event.target) ?? {}
    if (!link || href === '' || event.defaultPrevented || leavesWindow(event)) return
    const url = new URL(href, location.href)
    // A place on this page waits for nothing: without the router, the browser goes there.
    if (!isInApp(link, url, frame) || (isOnThisPage(url) && !router.isLoaded())) return
    event.preventDefault()
    go(url, link)
  })

  // The router leaves entries alone that it has not written, such as those of places on a page.
  let shown = location.pathname
  // Before the swap: the router goes to a place on the new page before it says that the page is there.
  page.addEventListener('astro:before-swap', (event) => {
    shown = (event as TransitionBeforeSwapEvent).to.pathname
  })
  addEventListener('popstate', ({ state }) => {
    if (state === null && location.pathname !== shown) location.reload()
  })

  page.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.getAttribute('method')?.match(/post|dialog/i)) return
    const url = new URL(form.getAttribute('action') ?? '', location.href)
    if (!isInApp(form, url, form.getAttribute('target'))) return
    event.preventDefault()
    url.search = `${new URLSearchParams([...new FormData(form, event.submitter)].map(([name, value]) => [name, String(value)]))}`
    go(url, form)
  })
}
