import { answerTimeout } from '@bank/rules/page-script-constants.ts'
import { connection } from '../browser/connection.ts'
import { leavesWindow } from '../browser/leaves-window.ts'
import type { OnDemand } from '../browser/on-demand.ts'
import type { navigate } from '../browser/router.ts'
import { sayUnreached } from '../browser/say-unreached.ts'
import { withTimeout } from '../browser/with-timeout.ts'

type Router = { readonly navigate: typeof navigate }

/** Whether an element and its address ask for a page of this site that the router may open (LINK-07 to LINK-12). */
const isInApp = (element: Element, address: URL): boolean =>
  address.origin === location.origin &&
  !element.matches('[data-astro-reload],[download],[method=dialog],[target]:not([target=""],[target=_self])')

const isOnThisPage = ({ href, hash }: URL) => hash !== '' && href.split('#')[0] === location.href.split('#')[0]

/**
 * Opens links and searches of this site without a document load (LINK-11). The router is loaded with the first of them: the click waits
 * for it, and becomes a document load when it or the page does not come. Where the site cannot be reached, the page stays and says so (D-HEAD-1),
 * also to whoever sends a form whose script did not come (D-FORM-28), or posts one.
 */
export const navigateInApp = (page: Document, router: OnDemand<Router>): void => {
  /** Leaves the page, or does what else there is to do, where the site can be reached. */
  const leave = async (go: () => void): Promise<void> => ((await connection.probe()) ? go() : sayUnreached(page))
  const showBusy = (element: Element, work: Promise<unknown>): void => {
    element.ariaBusy = 'true'
    work.finally(() => {
      // The header outlives its page.
      element.ariaBusy = null
    })
  }
  /** What was asked for last: of several clicks while the router is loaded, only that one counts. */
  let latest: URL | undefined
  const go = (url: URL, sourceElement: Element): void => {
    latest = url
    showBusy(
      sourceElement,
      withTimeout(router.load())
        .then<unknown>(({ navigate }) => latest === url && navigate(url.href, { sourceElement }))
        .catch<unknown>(() => latest === url && leave(() => location.assign(url.href))),
    )
  }

  // Without the router, Back changes the address alone.
  const reload = () => leave(() => location.reload())
  if (history.state) {
    // An entry that the router has written, after a reload or Back: the router restores its position and follows the next Back.
    addEventListener('popstate', reload)
    router.load().then(() => removeEventListener('popstate', reload), console.error)
  }

  page.addEventListener('click', (event) => {
    // Attributes: a link of a drawing has them as one of the page does.
    const link = (event.target as Element).closest('a')
    const href = link?.getAttribute('href')
    if (!link || !href || event.defaultPrevented || leavesWindow(event)) return
    const url = new URL(href, location.href)
    const isPlace = isOnThisPage(url)
    // Nothing else glides (`base.css`): a page that is still being filled ends a glide beside its target.
    page.documentElement.toggleAttribute('data-glides', isPlace)
    if (!isInApp(link, url)) return
    // A place on this page waits for nothing: without the router, the browser goes there. The router counts from 0 what comes after this entry.
    if (isPlace && !router.isLoaded()) return history.state ?? history.replaceState({ index: -1, scrollX, scrollY }, '')
    event.preventDefault()
    go(url, link)
  })

  page.addEventListener('unscripted', (event) => {
    event.preventDefault()
    void leave(() => (event.target as HTMLFormElement).submit())
  })

  page.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const url = new URL(form.getAttribute('action') ?? '', location.href)
    if (event.defaultPrevented || !isInApp(form, url)) return
    event.preventDefault()
    if (form.method === 'post') {
      // A second press would post it twice.
      if (form.ariaBusy) return
      const posted = import('../forms/post-form.ts').then((script) => script.postForm(form, submitter))
      showBusy(
        form,
        withTimeout(posted, answerTimeout).catch(() => leave(() => sayUnreached(page))),
      )
    } else {
      // Browsers take any pairs, their types lists alone.
      url.search = `${new URLSearchParams(new FormData(form, submitter) as never)}`
      go(url, form)
    }
  })
}
