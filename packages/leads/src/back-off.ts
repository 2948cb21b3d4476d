import { mailRetryDelays, mailRetryJitter } from '@bank/rules/constants.ts'

/**
 * When a mail that has now failed `failures` times is tried again, in milliseconds since 1970; `undefined` when it is to be
 * parked. Up to a fifth of the delay is added at random, so that mails which failed together do not come back together.
 */
export const nextAttemptAt = ({
  failures,
  now,
  random,
}: {
  /** At least 1. */
  readonly failures: number
  readonly now: number
  /** From 0 up to 1. */
  readonly random: number
}): number | undefined => {
  const delay = mailRetryDelays[failures - 1]
  return delay === undefined ? undefined : now + Math.round(delay * (1 + mailRetryJitter * random))
}
