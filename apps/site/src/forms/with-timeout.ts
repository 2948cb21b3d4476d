/**
 * Resolves to what `work` comes to, or rejects with `reason` when that takes longer than so many milliseconds, even where the work
 * cannot be stopped. The signal tells those that can.
 */
export const withTimeout = async <Result>(
  milliseconds: number,
  reason: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const timer = setTimeout(() => {
    const error = new Error(reason)
    controller.abort(error)
    reject(error)
  }, milliseconds)
  try {
    return await Promise.race([work(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
