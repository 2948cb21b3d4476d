import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for others when read aloud over the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const signsOfGroup = 4
const signsOfHalf = 6
/** Different halves. A reference is two of them, because its number is larger than a double counts. */
const halves = signs.length ** signsOfHalf

/** Times are counted from here. */
const epoch = Date.UTC(2026, 0, 1)
/** Milliseconds after which the first half is another one: it lasts for 46 years. */
const tick = 2000
/** Numbers for each millisecond of a tick. */
const numbersOfMillisecond = Math.floor(halves / tick)

type Position = { readonly tick: number; readonly number: number }

const isAfter = (one: Position, other: Position): boolean => one.tick > other.tick || (one.tick === other.tick && one.number > other.number)

const following = ({ tick, number }: Position): Position =>
  number + 1 < halves ? { tick, number: number + 1 } : { tick: (tick + 1) % halves, number: 0 }

const write = (half: number): string => {
  let rest = half
  let text = ''
  for (let place = 0; place < signsOfHalf; place += 1) {
    text = signs.charAt(rest % signs.length) + text
    rest = Math.floor(rest / signs.length)
  }
  return text
}

/**
 * Makes references such as `3B7Q-2XWN-R4TD`: what a visitor and a banker call a message by. They are ordered by time, as ids of version 7 are, so
 * that an index grows at its end; within a millisecond one of 364,500 is drawn. Each is after the one before, whatever the clock does.
 */
export const referenceMaker = (random: (below: number) => number = randomInt): ((now: number) => string) => {
  let last: Position = { tick: 0, number: -1 }
  return (now) => {
    const elapsed = Math.max(0, Math.floor(now) - epoch)
    const drawn: Position = {
      tick: Math.floor(elapsed / tick) % halves,
      number: (elapsed % tick) * numbersOfMillisecond + random(numbersOfMillisecond),
    }
    last = isAfter(drawn, last) ? drawn : following(last)
    const text = write(last.tick) + write(last.number)
    return [0, 1, 2].map((group) => text.slice(group * signsOfGroup, (group + 1) * signsOfGroup)).join('-')
  }
}
