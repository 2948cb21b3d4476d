import type { FormKind } from '@bank/forms/form-kinds.ts'
import type { FormCaptcha } from '@bank/ui/form/form-services.ts'
import { withTimeout } from '../with-timeout.ts'
import { showBadge } from './captcha-badge.ts'
import { askTask } from './captcha-task.ts'
import { formCaptcha, type Ready } from './form-captcha.ts'
import { recaptcha } from './recaptcha.ts'
import { solve } from './solve.ts'

/** Milliseconds in which a token is got ready, or never. */
const patience = 30_000

/** The captcha of one form in this browser; the API says which of the two it is. `note` tells visitors what protects the form. */
export const browserCaptcha = (form: FormKind, note: string): FormCaptcha => {
  const beginRecaptcha = recaptcha()

  const begin = (expire: () => void): Promise<Ready> =>
    withTimeout(patience, 'The captcha took too long', async (signal) => {
      const task = await askTask(form, signal)
      if (task.provider === 'recaptcha') return beginRecaptcha(task.siteKey, expire)
      showBadge(document, note)
      const token = await solve(task.challenge, signal)
      return { take: async () => token, goodFor: task.goodFor }
    })

  return formCaptcha({ begin, now: Date.now, page: document })
}
