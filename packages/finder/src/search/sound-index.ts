import { type Heard, heardOf, soundsApart } from '@bank/rules/text/sound.ts'
import { normalise } from '../text/normalise.ts'
import { isOrdinary } from '../text/ordinary-words.ts'
import { type Cost, mistakeCost } from './word-index.ts'

/** What sounds the same is likelier meant than what is written almost the same. */
const soundCost = mistakeCost - 0.5
/** What each sound that is another costs. */
const otherSoundCost = 0.5

/** Names that can be looked up by what they sound like to an English or a Spanish ear (D-LOC-1). Made when it is first asked. */
export const soundIndex = <Item extends { readonly name: string }>(items: readonly Item[]) => {
  let known: readonly { readonly item: Item; readonly heard: Heard }[] | undefined
  return (typed: string): readonly (readonly [Item, Cost])[] => {
    // `Umbel`: who speaks Spanish does not say the h of Humble. `Wudlands`: nor an article.
    known ??= items.flatMap((item) => {
      const name = normalise(item.name)
      return [...new Set([name, name.replace(/^h(?=[aeiou])|^the /, '')])].map((spelling) => ({ item, heard: heardOf(spelling) }))
    })
    const heard = heardOf(typed)
    return known.flatMap(({ item, heard: name }) => {
      const apart = soundsApart(heard, name)
      return apart === undefined ? [] : [[item, soundCost + apart * otherSoundCost] as const]
    })
  }
}

/** Names that sound like what was typed, with no other sound; an ordinary word is none. */
export const sameSounding = <Item extends { readonly name: string }>(items: readonly Item[]): ((typed: string) => readonly Item[]) => {
  const find = soundIndex(items)
  return (typed) => (isOrdinary(typed) ? [] : find(typed).flatMap(([item, cost]) => (cost <= soundCost ? [item] : [])))
}
