/** Milliseconds until something that failed is tried again. */
const retryAfter = 3000

type Tell = { readonly failed: (error: unknown) => void /** Called when it was done after all. */; readonly mended: () => void }

/** Does something now, and again a while after each failure until it is done: a session or a network may be back. Gives what ends that. */
export const retried = (work: () => Promise<void>, { failed, mended }: Tell): (() => void) => {
  let [isOver, hasFailed] = [false, false]
  let timer: ReturnType<typeof setTimeout>
  const attempt = async (): Promise<void> => {
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
  void attempt()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
