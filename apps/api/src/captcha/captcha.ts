import type { FormKind } from '@bank/forms/form-kinds.ts'
import { forms } from '@bank/forms/forms.ts'
import { z } from 'zod'
import { altchaChallenge } from './altcha-challenge.ts'

/** What a token is made for: the forms that send the same `env` share theirs, for their call cannot tell them apart. */
export type CaptchaScope = (typeof forms)[FormKind]['env']

export const scopeOf = (form: FormKind): CaptchaScope => forms[form].env

/** What a page needs to make a token: work to do, or the key of the other provider. */
export const captchaTask = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('altcha'), challenge: altchaChallenge }),
  z.strictObject({ provider: z.literal('recaptcha'), siteKey: z.string() }),
])

export type CaptchaTask = z.infer<typeof captchaTask>

/** What a good token is spent under: `key` may be accepted once, and need not be remembered after `expiresAt`. */
export type CaptchaSpending = { readonly key: string; readonly expiresAt: Date }

/** Why a token is refused, in words of ours: nothing of the token is in it, so it may be logged. */
export type CaptchaRefusal = 'malformed' | 'tampered' | 'expired' | 'otherForm' | 'wrongAnswer' | 'notAccepted' | 'lowScore'

export type CaptchaVerdict =
  | { readonly kind: 'good'; readonly spending: CaptchaSpending }
  | { readonly kind: 'refused'; readonly reason: CaptchaRefusal }
  /** Nobody can say whether it is good: the provider does not answer. `reason` may be logged. */
  | { readonly kind: 'unknown'; readonly reason: string }

/**
 * Tells people from programs, in one of two ways (D-FORM-6). A good token is not spent here: whoever stores the message spends it in
 * the same transaction, so that a token never pays for two messages, and a message that could not be stored costs no token.
 */
export type Captcha = {
  readonly task: (scope: CaptchaScope, now: Date) => Promise<CaptchaTask>
  /** Judges any text whatever. Never rejects. */
  readonly verify: (token: string, scope: CaptchaScope, now: Date) => Promise<CaptchaVerdict>
}
