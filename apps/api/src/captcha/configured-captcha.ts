import { randomBytes } from 'node:crypto'
import type { CurrentLog } from '../current/current-value.ts'
import { altcha } from './altcha.ts'
import type { Captcha } from './captcha.ts'
import { storedCaptchaSecret } from './captcha-secret.ts'
import { recaptcha } from './recaptcha.ts'

export type CaptchaSettings =
  | { readonly provider: 'altcha'; readonly secret: string | undefined }
  | { readonly provider: 'recaptcha'; readonly siteKey: string; readonly secret: string; readonly verifyUrl: string }

/**
 * The captcha of this bank. Where no secret is set and none can be kept, this process makes one for itself: forms work, and tokens
 * are good for as long as it runs.
 */
export const configuredCaptcha = async (settings: CaptchaSettings, dataDir: string, log: Pick<CurrentLog, 'error'>): Promise<Captcha> => {
  if (settings.provider === 'recaptcha') return recaptcha(settings)
  if (settings.secret) return altcha({ secret: settings.secret })
  try {
    return altcha({ secret: await storedCaptchaSecret(dataDir) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error({ reason }, 'the captcha secret could not be kept; this process uses one of its own. Set CAPTCHA_SECRET')
    return altcha({ secret: randomBytes(32).toString('hex') })
  }
}
