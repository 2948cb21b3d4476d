/** The first place from `low` on of a sorted list at which a text is not before this one. */
const firstFrom = (sorted: readonly string[], text: string, low: number): number => {
  let [from, to] = [low, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as string) < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Places of texts that begin like this in a sorted list. */
export const rangeOf = (sorted: readonly string[], beginning: string): readonly [from: number, to: number] => {
  const from = firstFrom(sorted, beginning, 0)
  return [from, firstFrom(sorted, `${beginning}\uffff`, from)]
}
