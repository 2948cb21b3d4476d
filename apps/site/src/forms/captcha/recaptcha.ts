import { withTimeout } from '../with-timeout.ts'
import { badgePlace } from './captcha-badge.ts'
import type { Ready } from './form-captcha.ts'
import { loadRecaptcha } from './load-recaptcha.ts'

/** Milliseconds in which a visitor may answer what they are asked; the provider itself gives as long. */
const patience = 120_000

/** Milliseconds between the end of the pictures and the token, which comes after them if it comes. */
const pause = 1000

/**
 * Calls back when the pictures that some visitors have to judge come up, and when they are gone, be it answered or closed: of a visitor
 * who closes them the provider says nothing. It keeps them in a frame at the end of the page, and makes them visible and invisible.
 */
const watchPictures = ({ shown, gone }: { readonly shown: () => void; readonly gone: () => void }): (() => void) => {
  const areThere = (): boolean => document.querySelector('iframe[src*="/bframe"]')?.checkVisibility({ visibilityProperty: true }) ?? false
  let wereThere = false
  const observer = new MutationObserver(() => {
    const before = wereThere
    wereThere = areThere()
    if (wereThere !== before) (wereThere ? shown : gone)()
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] })
  return () => observer.disconnect()
}

/** A modal dialog keeps visitors from everything outside it, and so from the pictures; while they are judged it is an ordinary one. */
const reopen = (dialog: HTMLDialogElement | null, how: 'show' | 'showModal'): void => {
  if (!dialog?.open) return
  dialog.close()
  dialog[how]()
}

type Widget = {
  readonly execute: () => Promise<string>
  /** Who hears that a token has expired. */
  onExpired: () => void
}

const renderWidget = async (siteKey: string): Promise<Widget> => {
  const grecaptcha = await loadRecaptcha(document.documentElement.lang)
  const container = document.createElement('div')
  container.className = 'captcha-recaptcha'
  badgePlace(document).append(container)
  let settle: { readonly resolve: (token: string) => void; readonly reject: (error: Error) => void } | undefined
  const widget: Widget = {
    execute: async () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      settle = { resolve, reject }
      const dialog = container.closest('dialog')
      const stop = watchPictures({
        shown: () => reopen(dialog, 'show'),
        gone: () => {
          reopen(dialog, 'showModal')
          setTimeout(() => reject(new Error('reCAPTCHA was not answered')), pause)
        },
      })
      grecaptcha.reset(id)
      grecaptcha.execute(id)
      return withTimeout(patience, 'reCAPTCHA was not answered', () => promise).finally(stop)
    },
    onExpired: () => {},
  }
  const id = grecaptcha.render(container, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'bottomleft',
    isolated: true,
    callback: (token) => settle?.resolve(token),
    'expired-callback': () => widget.onExpired(),
    'error-callback': () => settle?.reject(new Error('reCAPTCHA has no connection')),
  })
  return widget
}

/**
 * The well-known invisible captcha of one form, for banks that have keys for it (D-FORM-6): its badge stands at the bottom left. Its
 * tokens live for two minutes, so they are made when they are asked for; only the script is fetched ahead. Rejects when that cannot be
 * loaded; the next call tries again.
 */
export const recaptcha = () => {
  let widget: Promise<Widget> | undefined
  return async (siteKey: string, expire: () => void): Promise<Ready> => {
    widget ??= renderWidget(siteKey)
    try {
      const rendered = await widget
      rendered.onExpired = expire
      return { take: rendered.execute }
    } catch (error) {
      widget = undefined
      throw error
    }
  }
}
