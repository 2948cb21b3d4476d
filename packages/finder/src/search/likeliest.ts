/** The first items of a sorted list, without sorting all of it: those that are equal keep their order. */
export const likeliest = <Item>(items: Iterable<Item>, count: number, compare: (one: Item, other: Item) => number): readonly Item[] => {
  const kept: Item[] = []
  for (const item of items) {
    const last = kept.at(-1)
    if (kept.length === count && last !== undefined && compare(item, last) >= 0) continue
    const at = kept.findIndex((other) => compare(item, other) < 0)
    kept.splice(at < 0 ? kept.length : at, 0, item)
    if (kept.length > count) kept.pop()
  }
  return kept
}
