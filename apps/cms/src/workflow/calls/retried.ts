/** Milliseconds until something that failed is tried again. */
const retryAfter = 3000

type Tell = { readonly failed: (error: unknown) => void /** Called when it was done after all. */; readonly mended: () => void }

/** Does something now, and again until it is done, a while after each failure or as soon as the network is back. Gives what ends that. */
export const retried = (work: () => Promise<void>, { failed, mended }: Tell): (() => void) => {
  let [isOver, hasFailed] = [false, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  const attempt = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    try {
      await work()
      if (hasFailed && !isOver) mended()
    } catch (error) {
      if (isOver) return
      hasFailed = true
      failed(error)
      timer = setTimeout(() => void attempt(), retryAfter)
    }
  }
  const back = (): void => {
    if (timer !== undefined) void attempt()
  }
  addEventListener('online', back)
  void attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('online', back)
  }
}
