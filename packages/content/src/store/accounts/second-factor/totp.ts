import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds by which the clock of a telephone may be off. */
const tolerance = 30

/** A new secret that an app on a telephone makes codes from, in Base32. */
export const newSecret = (): string => generateSecret()

/** What the app reads from the picture: the secret, and the names it shows beside its codes. */
export const appAddress = (secret: string, email: string, issuer: string): string => generateURI({ secret, label: email, issuer })

/** A code as people copy it, without the blank in its middle. */
const plain = (code: string): string => code.replaceAll(/\s/g, '')

/**
 * The counter of a code that a secret gives about now, or nothing when the code is wrong, or not newer than the one of `after`. `now` in
 * milliseconds since 1970.
 */
export const counterOf = (
  code: string,
  secret: string,
  { after, now }: { readonly after: number; readonly now: number },
): number | undefined => {
  const token = plain(code)
  if (!/^\d{6}$/.test(token)) return undefined
  const result = verifySync({
    token,
    secret,
    epoch: Math.floor(now / 1000),
    epochTolerance: tolerance,
    ...(after > 0 && { afterTimeStep: after }),
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
