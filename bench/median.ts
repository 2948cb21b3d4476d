/** The middle one of some values; the upper one of two. 0 when there are none. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
