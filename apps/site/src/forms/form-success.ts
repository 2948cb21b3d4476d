import type { TransitionBeforeSwapEvent } from 'astro:transitions/client'
import { forms } from '@bank/forms/forms.ts'
import { formSuccessDuration } from '@bank/rules/constants.ts'
import { visitCookie } from '@bank/rules/links/language-cookie.ts'
import type { FormServices } from '@bank/ui/form/form-services.ts'
import type { TrackedEvent } from '../browser/analytics.ts'
import { nextPage } from './next-page.ts'
import type { ReferenceLine } from './show-kept.ts'

export type SuccessServices = {
  readonly page: Document
  readonly origin: string
  /** Path of the page that is shown. */
  readonly path: () => string
  readonly track: (event: TrackedEvent) => void
  /** Keeps the reference for a page of this path, in the tab. */
  readonly keep: (path: string, line: ReferenceLine) => void
  /** Goes to a page inside the document. Rejects when it cannot. */
  readonly navigate: (path: string) => Promise<void>
  /** Goes to a page by a document of its own. */
  readonly assign: (path: string) => void
}

/**
 * What follows a sent message: the success flag, `data-form-sent` on the document, for 3 seconds, whatever page is shown meanwhile
 * (FORM-49, D-FORM-8); the words `sent`, said by a live region of the page that comes next; the event; and the way to that page
 * (FORM-51, FORM-52). That page shows the reference of the message, after a reload too (D-FORM-2). Where the visitor has left the page of the form
 * meanwhile, the words are said at once, and the page of the form shows them.
 */
export const formSuccess = ({ page, origin, path, track, keep, navigate, assign }: SuccessServices): FormServices['succeed'] => {
  let flagging = new AbortController()

  const announce = (sent: string, language: string): void => {
    const status = page.createElement('p')
    status.className = 'visually-hidden'
    status.role = 'status'
    status.lang = language
    page.body.append(status)
    // A live region tells what changes in it, so it is there before its words.
    setTimeout(() => {
      status.textContent = sent
    }, 100)
    setTimeout(() => status.remove(), formSuccessDuration)
  }

  return (form, { from, redirect, language, sent, reference }) => {
    flagging.abort()
    flagging = new AbortController()
    const { signal } = flagging
    const flag = (root: HTMLElement): void => {
      root.dataset['formSent'] = form
    }
    flag(page.documentElement)
    // The root element takes the attributes of the next page: the flag comes along.
    page.addEventListener('astro:before-swap', (event) => flag((event as TransitionBeforeSwapEvent).newDocument.documentElement), {
      signal,
    })
    const isLeft = path() !== from
    const next = isLeft ? from : nextPage(redirect, origin)
    const said = reference ? `${sent} ${reference}` : sent
    const line = reference && ([language, isLeft ? said : reference] as const)
    if (line) keep(new URL(next, origin).pathname, line)
    const arrive = (): void => {
      announce(said, language)
      if (line) import('./show-kept.ts').then((shown) => shown.showReference(page, line), console.error)
    }
    if (isLeft) announce(said, language)
    else page.addEventListener('astro:page-load', arrive, { signal, once: true })
    const timer = setTimeout(() => {
      flagging.abort()
      delete page.documentElement.dataset['formSent']
    }, formSuccessDuration)
    signal.addEventListener('abort', () => clearTimeout(timer))
    const name = forms[form].analytics
    // The thank-you page has one address for both languages: it is to answer in the one that the visitor wrote in, which they have not chosen by
    // that (D-ROUTE-8).
    page.cookie = visitCookie(language)
    track({ action: 'submit', category: 'form', label: name, form: name })
    if (!isLeft) navigate(next).catch(() => assign(next))
  }
}
