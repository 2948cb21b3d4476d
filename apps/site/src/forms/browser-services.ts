import type { FormServices } from '@bank/ui/form/form-services.ts'
import { track } from '../browser/analytics.ts'
import { browserCaptcha } from './captcha/browser-captcha.ts'
import { formSuccess } from './form-success.ts'
import { formWords } from './form-words.ts'
import { keptForms } from './kept-forms.ts'
import { sendMessage } from './send-message.ts'

const kept = keptForms(() => sessionStorage)

let succeed: FormServices['succeed'] | undefined

/** What forms ask of the world, bound to this browser; one for all forms, for the success flag outlives each of them (D-FORM-8). */
export const browserServices: FormServices = {
  captcha: browserCaptcha,
  path: () => location.pathname,
  send: sendMessage,
  words: formWords(kept),
  succeed: (...sent) => {
    // Made when it is needed first: where pages are built there is no document.
    succeed ??= formSuccess({
      page: document,
      origin: location.origin,
      path: () => location.pathname,
      track,
      keep: kept.keep,
      // Whom the router failed in an outage, it comes to by another address: imported at once, it would take the forms along.
      navigate: (path) => import('../browser/router.ts').then((router) => router.navigate(path)),
      assign: (path) => location.assign(path),
    })
    succeed(...sent)
  },
}
