/**
 * Runs work one at a time and once for many callers: those who ask while it runs share one more run after it, because the one under way may have
 * begun too early for them. Each gets the result of a run that began after it asked.
 */
export const coalesce = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined
  const start = (): Promise<Result> => {
    next = undefined
    const run = work().finally(() => {
      if (running === run) running = undefined
    })
    running = run
    return run
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}
