/** Waits for the turn; resolves to what ends it. Turns come in the order in which they were asked for. */
export type Mutex = () => Promise<() => void>

/** One at a time. Whoever had a turn must end it, whatever happened. */
export const mutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve()
  return async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const turn = last
    last = ended
    await turn
    return end
  }
}
