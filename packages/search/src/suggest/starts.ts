import { rangeOf } from '../text/sorted-texts.ts'

/** Something that leads to a name: the name itself, or a synonym of it. */
export type Key = {
  readonly key: string
  readonly words: readonly string[]
  readonly name: number
  readonly isSynonym: boolean
  readonly isOneOfMany: boolean
}

/**
 * How a key answers what was typed, best first: a name begins so, goes on so, a synonym is just that, a name has the words in some order; the same of
 * names of which there are many; and, where no name answers, what begins like a synonym and may go on otherwise, or has its words in some order.
 */
export const ranks = { begins: 0, goesOn: 1, isSynonym: 2, holds: 3, synonymBegins: 8, synonymHolds: 9 } as const

/** How many ranks a name of which there are many stands behind one that is alone. */
const ranksBehind = 4

/** The rank of a key for a way in which names answer. */
export const rankOf = ({ isOneOfMany }: Key, ofName: number): number => (isOneOfMany ? ofName + ranksBehind : ofName)

/** Letters of a synonym’s beginning: `cov` is the start of `covid`, and more often of Covington. */
const leastOfSynonym = 4

/** The keys that begin or go on like typed text, by a table of what stands from each of their words on. */
export const startsOf = (keys: readonly Key[]) => {
  const all = keys
    .flatMap((own, number) => {
      const { key, words, isSynonym } = own
      let at = 0
      return (isSynonym ? words.slice(0, 1) : words).map((word, place) => {
        const rank = isSynonym ? ranks.synonymBegins : rankOf(own, place === 0 ? ranks.begins : ranks.goesOn)
        const start = { text: key.slice(at), rank, number }
        at += word.length + 1
        return start
      })
    })
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0))
  const texts = all.map(({ text }) => text)
  const lengths = Uint16Array.from(texts, ({ length }) => length)
  const ranksOf = Uint8Array.from(all, ({ rank }) => rank)
  const numbers = Uint32Array.from(all, ({ number }) => number)
  return {
    forEach: (typed: string, found: (rank: number, key: number) => void): void => {
      const [from, to] = rangeOf(texts, typed)
      for (let at = from; at < to; at += 1) {
        const rank = ranksOf[at] as number
        if (rank !== ranks.synonymBegins) found(rank, numbers[at] as number)
        else if (lengths[at] === typed.length) found(ranks.isSynonym, numbers[at] as number)
        else if (typed.length >= leastOfSynonym) found(rank, numbers[at] as number)
      }
    },
  }
}
