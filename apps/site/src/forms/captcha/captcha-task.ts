import type { FormKind } from '@bank/forms/form-kinds.ts'
import type { Challenge } from 'altcha-lib'

/** What a token is made from: work for this browser, or the key of the other provider (D-FORM-6). */
export type CaptchaTask =
  | {
      readonly provider: 'altcha'
      readonly challenge: Challenge
      /** Milliseconds, from the answer on, in which a token made from it is accepted. */
      readonly goodFor: number
    }
  | { readonly provider: 'recaptcha'; readonly siteKey: string }

/** Milliseconds before the end in which a token is not sent any more: it would be too late when it arrives. */
const margin = 5000

type Answer = { readonly data?: { readonly provider?: unknown; readonly siteKey?: unknown; readonly challenge?: Challenge } | null }

/**
 * Reads the answer of the challenge call. `answeredAt` is the server's own time of the answer in milliseconds: measured by the clock
 * that wrote the challenge's end, its life does not depend on how this machine's clock is set. Throws for what is neither provider's.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const readTask = (answer: unknown, answeredAt: number): CaptchaTask => {
  const { provider, siteKey, challenge } = (answer as Answer | null)?.data ?? {}
  if (provider === 'recaptcha' && typeof siteKey === 'string') return { provider, siteKey }
  const expiresAt = challenge?.parameters?.expiresAt
  if (provider !== 'altcha' || !challenge || typeof expiresAt !== 'number') throw new Error('The captcha call answered no challenge')
  return { provider, challenge, goodFor: Math.max(0, expiresAt * 1000 - answeredAt - margin) }
}

/** Asks for the task of one form. Rejects when nothing usable is answered in time. */
export const askTask = async (form: FormKind, signal: AbortSignal): Promise<CaptchaTask> => {
  const response = await fetch(`/api/captcha/challenge/?form=${form}`, { signal })
  if (!response.ok) throw new Error(`The captcha call answered ${response.status}`)
  const answeredAt = Date.parse(response.headers.get('date') ?? '') || Date.now()
  return readTask(await response.json(), answeredAt)
}
