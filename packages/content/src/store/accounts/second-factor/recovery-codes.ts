import { createHash, randomInt } from 'node:crypto'

/** How many codes an account gets for the day when the telephone is gone. */
const count = 10

/** Without letters and digits that are mistaken for each other. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

const part = (): string => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')

/** Each code has almost 75 bits, so nobody guesses one from its hash. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: count }, () => [part(), part(), part()].join('-'))

/** What is kept of a recovery code, however it is typed. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''))
    .digest('hex')
