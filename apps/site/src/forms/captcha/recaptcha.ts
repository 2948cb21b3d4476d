import { badgePlace } from './captcha-badge.ts'
import type { Ready } from './form-captcha.ts'
import { loadRecaptcha } from './load-recaptcha.ts'

type Widget = {
  readonly execute: () => Promise<string>
  /** Who hears that a token has expired. */
  onExpired: () => void
}

const drawWidget = async (siteKey: string): Promise<Widget> => {
  const grecaptcha = await loadRecaptcha(document.documentElement.lang)
  const container = document.createElement('div')
  container.className = 'captcha-recaptcha'
  badgePlace(document).append(container)
  let settle: { readonly resolve: (token: string) => void; readonly reject: (error: Error) => void } | undefined
  const widget: Widget = {
    execute: () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject }
        grecaptcha.reset(id)
        grecaptcha.execute(id)
      }),
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
    widget ??= drawWidget(siteKey)
    try {
      const drawn = await widget
      drawn.onExpired = expire
      return { take: drawn.execute }
    } catch (error) {
      widget = undefined
      throw error
    }
  }
}
