import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for others when read aloud over the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const groups = 3
const signsOfGroup = 4

const groupOf = (number: number): string =>
  Array.from({ length: signsOfGroup }, (_, place) => signs.charAt(Math.floor(number / signs.length ** place) % signs.length)).join('')

/** A new reference such as `7KQM-2XWN-R4TD`: what a visitor and a banker call a message by. 58 random bits. */
export const newReference = (random: (below: number) => number = randomInt): string =>
  Array.from({ length: groups }, () => groupOf(random(signs.length ** signsOfGroup))).join('-')
