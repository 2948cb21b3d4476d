/**
 * Resolves to what `work` comes to, or rejects with `reason` when that takes longer than so many milliseconds, even where the work
 * cannot be stopped. The signal tells those that can.
 */
export const withTimeout = <Result>(
  milliseconds: number,
  reason: string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController()
    const timer = setTimeout(() => {
      const error = new Error(reason)
      controller.abort(error)
      reject(error)
    }, milliseconds)
    work(controller.signal)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
