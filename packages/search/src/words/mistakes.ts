/** Mistakes between two words, two letters that changed places being one; more than `most` is not told apart. */
export const mistakesBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let best = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      current.push(best)
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return last[other.length] ?? 0
}
