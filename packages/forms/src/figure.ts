/** A limit as texts of both languages write it: 4,000. */
export const figure = (count: number | bigint): string => count.toLocaleString('en-US')
