import { type Heard, heardOf, soundsApart } from '@bank/rules/text/sound.ts'
import { foldedText } from '../text/words.ts'

/** Towns by their names, and places of the bank by what they sound like. */
export type Towns = {
  /** The name of a town that has nothing of the bank, by all of its words, folded. */
  readonly elsewhere: (words: readonly string[]) => string | undefined
  /** Whether the name of such a town of several words begins with a folded word. */
  readonly begins: (word: string) => boolean
  /** The name of a place that folded words sound like to an English or a Spanish ear. */
  readonly heard: (words: readonly string[]) => string | undefined
}

/** Letters of the shortest name that is known by its sound: shorter ones sound like too much. */
const leastHeard = 6
/** Sounds that may be others: beside all other words of a bank a name has to be nearer than among towns alone. */
const mostApart = 1

/** Reads the names of towns that have nothing of the bank, and those of its places. */
export const createTowns = (elsewhere: readonly string[], places: ReadonlySet<string>): Towns => {
  const keyOf = (name: string): string => foldedText(name).join(' ')
  const own = new Set([...places].map(keyOf))
  const names = new Map(elsewhere.map((name) => [keyOf(name), name]))
  const sounds = [...places]
    .filter((name) => name.length >= leastHeard && !/\d/.test(name))
    .map((name): readonly [string, Heard] => [name, heardOf(keyOf(name))])
  const firstWords = new Set([...names.keys()].flatMap((key) => (key.includes(' ') ? [key.slice(0, key.indexOf(' '))] : [])))
  return {
    begins: (word) => firstWords.has(word),
    elsewhere: (words) => {
      const key = words.join(' ')
      return own.has(key) ? undefined : names.get(key)
    },
    heard: (words) => {
      if (words.join('').length < leastHeard) return undefined
      const typed = heardOf(words.join(' '))
      let best: { readonly name: string; readonly apart: number } | undefined
      for (const [name, sound] of sounds) {
        const apart = soundsApart(typed, sound)
        if (apart !== undefined && apart <= mostApart && apart < (best?.apart ?? mostApart + 1)) best = { name, apart }
      }
      return best?.name
    },
  }
}
