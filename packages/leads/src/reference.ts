import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for others when read aloud over the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new reference such as `7KQM-2XWN-R4TD`: what a visitor and a banker call a message by. 58 random bits. */
export const newReference = (random: (below: number) => number = randomInt): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => signs.charAt(random(signs.length))).join('')).join('-')
