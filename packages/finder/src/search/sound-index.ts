import { editDistance } from '../text/edit-distance.ts'
import { normalise } from '../text/normalise.ts'
import { consonantsOf, soundOf } from '../text/sound.ts'
import { type Cost, mistakeCost } from './word-index.ts'

/** What sounds the same is likelier meant than what is written almost the same. */
const soundCost = mistakeCost - 0.5
/** What each sound that is another costs. */
const otherSoundCost = 0.5

/** Consonants from which on one of them may be another. */
const leastOtherConsonant = 5

/** How many sounds may be others in a name of so many consonants. */
const otherSounds = (consonants: number): number => (consonants < 3 ? 1 : 2)

/** Names that can be looked up by what they sound like to an English or a Spanish ear (D-LOC-1). Made when it is first asked. */
export const soundIndex = <Item extends { readonly name: string }>(items: readonly Item[]) => {
  let known: readonly { readonly item: Item; readonly sound: string; readonly consonants: string }[] | undefined
  const heardOf = (name: string) => {
    const sound = soundOf(name)
    return { sound, consonants: consonantsOf(sound) }
  }
  return (typed: string): readonly (readonly [Item, Cost])[] => {
    known ??= items.map((item) => ({ item, ...heardOf(normalise(item.name)) }))
    const { sound, consonants } = heardOf(typed)
    return known.flatMap(({ item, ...name }) => {
      const mostOthers = Math.max(consonants.length, name.consonants.length) < leastOtherConsonant ? 0 : 1
      const others = editDistance(consonants, name.consonants, mostOthers)
      if (others > mostOthers) return []
      const most = otherSounds(consonants.length)
      const distance = editDistance(sound, name.sound, most)
      return distance > most ? [] : [[item, soundCost + (distance + others) * otherSoundCost] as const]
    })
  }
}
