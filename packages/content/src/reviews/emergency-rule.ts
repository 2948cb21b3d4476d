/** Fewest characters that say what an emergency is. */
export const shortestReason = 10
