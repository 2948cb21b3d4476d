import { createHmac, randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { algorithm, altchaChallenge } from './altcha-challenge.ts'
import type { Captcha, CaptchaScope, CaptchaVerdict } from './captcha.ts'

export type AltchaOptions = {
  /** Signs the challenges. Processes that share visitors must share it. */
  readonly secret: string
  /** Rounds of one key derivation. */
  readonly cost?: number
  /** Between how many derivations a browser tries until it finds the one that is asked for. */
  readonly fewest?: number
  readonly most?: number
  /** Milliseconds in which a challenge must be answered and its token sent. */
  readonly lifetime?: number
}

const tokenSchema = z.strictObject({
  challenge: altchaChallenge,
  solution: z.strictObject({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
})

type Token = z.infer<typeof tokenSchema>

const readToken = (text: string): Token | undefined => {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  try {
    return tokenSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

/**
 * Self-hosted proof of work (D-FORM-6): a browser spends some tenths of a second on a signed challenge, and nothing leaves the bank.
 * The counter is chosen here and not left to luck, so that every visitor waits about equally long.
 */
export const altcha = ({ secret, cost = 1000, fewest = 1000, most = 3000, lifetime = 600_000 }: AltchaOptions): Captcha => {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: createHmac('sha256', secret).update('answers').digest('hex') }

  const judge = async (token: Token, scope: CaptchaScope, now: Date): Promise<CaptchaVerdict> => {
    const { challenge, solution } = token
    const { data, expiresAt } = challenge.parameters
    const { verified, expired, invalidSignature } = await verifySolution({
      challenge,
      // Of the optional time nothing depends, and the library's type knows no undefined.
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...secrets,
    })
    if (invalidSignature) return { kind: 'refused', reason: 'tampered' }
    if (expired || expiresAt * 1000 <= now.getTime()) return { kind: 'refused', reason: 'expired' }
    if (!verified) return { kind: 'refused', reason: 'wrongAnswer' }
    if (data.scope !== scope) return { kind: 'refused', reason: 'otherForm' }
    return { kind: 'good', spending: { key: `altcha:${challenge.signature}`, expiresAt: new Date(expiresAt * 1000) } }
  }

  return {
    task: async (scope, now) => {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(fewest, most + 1),
        data: { scope },
        deriveKey,
        expiresAt: Math.ceil((now.getTime() + lifetime) / 1000),
        ...secrets,
      })
      return { provider: 'altcha', challenge: altchaChallenge.parse(challenge) }
    },
    verify: async (text, scope, now) => {
      const token = readToken(text)
      return token ? judge(token, scope, now) : { kind: 'refused', reason: 'malformed' }
    },
  }
}
