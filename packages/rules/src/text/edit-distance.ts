/** How many mistakes a name of this length may hold. */
export const mistakesAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * How many letters two names differ by, where a swap of neighbors counts once (optimal string alignment); `most + 1` as soon as it is
 * clear that there are more than `most`.
 */
export const editDistance = (one: string, other: string, most: number): number => {
  if (one === other) return 0
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = next
  }
  return last[other.length] ?? most + 1
}
