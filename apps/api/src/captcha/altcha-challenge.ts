import { z } from 'zod'

export const algorithm = 'PBKDF2/SHA-256'

/** Signed work, as it is handed out and as it comes back in a token (D-FORM-6). */
export const altchaChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal(algorithm),
    cost: z.number(),
    data: z.strictObject({ scope: z.string() }),
    expiresAt: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
