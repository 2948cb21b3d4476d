import { editDistance, mistakesAllowed } from '@bank/rules/text/edit-distance.ts'

/** How well a word or name was found: 0 as typed, then what it begins with, then mistakes. */
export type Cost = number

const prefixCost = 1
/** What each mistake costs. */
export const mistakeCost = 2

/** Fewest letters that may stand for the beginning of a name. */
const leastPrefix = 2

/** Which letters a name holds, a bit for each of them; signs share those of letters. */
const lettersOf = (name: string): number => {
  let letters = 0
  for (let index = 0; index < name.length; index++) letters |= 1 << (name.charCodeAt(index) & 31)
  return letters
}

const countBits = (number: number): number => {
  let count = 0
  for (let left = number; left !== 0; left &= left - 1) count++
  return count
}

const noWords: ReadonlySet<string> = new Set()

/**
 * Names that can be looked up as typed, by their beginning, and with mistakes; none of `otherWords` is a name with a mistake.
 * Equal names are compared once.
 */
export const nameIndex = <Item>(entries: readonly (readonly [name: string, item: Item])[], otherWords: ReadonlySet<string> = noWords) => {
  const byName = new Map<string, Item[]>()
  for (const [name, item] of entries) {
    const items = byName.get(name)
    if (items) items.push(item)
    else byName.set(name, [item])
  }
  const byLength = Map.groupBy(
    [...byName.keys()].map((name) => ({ name, letters: lettersOf(name) })),
    ({ name }) => name.length,
  )

  const misspelt = (typed: string): readonly (readonly [Item, Cost])[] => {
    const most = mistakesAllowed(typed.length)
    const asked = lettersOf(typed)
    const found: (readonly [Item, Cost])[] = []
    for (let length = typed.length - most; length <= typed.length + most; length++)
      for (const { name, letters } of most > 0 ? (byLength.get(length) ?? []) : []) {
        // Each mistake changes at most one letter for another: most names are ruled out without a closer look.
        if (countBits(letters ^ asked) > 2 * most) continue
        const distance = editDistance(typed, name, most)
        if (distance > 0 && distance <= most) for (const item of byName.get(name) ?? []) found.push([item, distance * mistakeCost])
      }
    return found
  }

  /** Names that begin alike stand together: where they start is found by halving. */
  const sorted = [...byName.keys()].sort()
  const placeOf = (typed: string): number => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < typed) low = middle + 1
      else high = middle
    }
    return low
  }

  const begun = (typed: string): readonly (readonly [Item, Cost])[] => {
    const found: (readonly [Item, Cost])[] = []
    if (typed.length < leastPrefix) return found
    for (let place = placeOf(typed); sorted[place]?.startsWith(typed); place++) {
      const name = sorted[place] ?? ''
      if (name.length > typed.length) for (const item of byName.get(name) ?? []) found.push([item, prefixCost])
    }
    return found
  }

  return {
    exact: (typed: string): readonly Item[] => byName.get(typed) ?? [],
    /** Everything that what was typed may mean, in no order; `isExact`: as it is written. */
    find: (typed: string, isExact = false): readonly (readonly [Item, Cost])[] => [
      ...(byName.get(typed) ?? []).map((item) => [item, 0] as const),
      ...(isExact ? [] : begun(typed)),
      ...(isExact || otherWords.has(typed) ? [] : misspelt(typed)),
    ],
  }
}
