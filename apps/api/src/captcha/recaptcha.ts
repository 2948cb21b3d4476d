import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Captcha, CaptchaVerdict } from './captcha.ts'

export type RecaptchaOptions = {
  readonly siteKey: string
  readonly secret: string
  /** Where tokens are verified. */
  readonly verifyUrl: string
  /** Milliseconds until a silent verifier counts as unreachable. */
  readonly timeout?: number
}

/** Longer than a token is good for at the verifier (two minutes). */
const remembered = 600_000
/** Scores run from 0, a program, to 1, a person. Only score-based keys have them. */
const leastScore = 0.5

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** What the verifier may say about a token. Anything else is about us: a wrong secret, a malformed request. */
const aboutTheToken = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate', 'browser-error'])

const judge = (answer: z.infer<typeof answerSchema>, token: string, now: Date): CaptchaVerdict => {
  const { success, score, 'error-codes': codes } = answer
  if (!success) {
    if (codes.includes('timeout-or-duplicate')) return { kind: 'refused', reason: 'expired' }
    return codes.length > 0 && codes.every((code) => aboutTheToken.has(code))
      ? { kind: 'refused', reason: 'notAccepted' }
      : { kind: 'unknown', reason: 'the verifier does not take our request; are the keys right?' }
  }
  if (score !== undefined && score < leastScore) return { kind: 'refused', reason: 'lowScore' }
  const key = `recaptcha:${createHash('sha256').update(token).digest('hex')}`
  return { kind: 'good', spending: { key, expiresAt: new Date(now.getTime() + remembered) } }
}

/**
 * The well-known invisible captcha, for banks that have keys for it (D-FORM-6). The visitor's address is not passed on. A verifier
 * that does not answer makes a token `unknown`, never good.
 */
export const recaptcha = ({ siteKey, secret, verifyUrl, timeout = 5000 }: RecaptchaOptions): Captcha => ({
  task: async () => ({ provider: 'recaptcha', siteKey }),
  verify: async (token, _scope, now) => {
    // What no browser was given need not be carried to anybody.
    if (!/^[\w.-]+$/.test(token)) return { kind: 'refused', reason: 'malformed' }
    try {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      const { data } = answerSchema.safeParse(answer.ok ? await answer.json() : undefined)
      return data ? judge(data, token, now) : { kind: 'unknown', reason: `the verifier answers ${answer.status}, and nothing to go by` }
    } catch (error) {
      return { kind: 'unknown', reason: `the verifier cannot be reached: ${error instanceof Error ? error.name : 'unknown'}` }
    }
  },
})
