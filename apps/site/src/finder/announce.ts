/** Milliseconds without another sentence after which the last one is said. */
const pause = 1000

/** Says sentences to screen readers through a live region: of those that follow each other quickly, the last one alone. */
export const announcer = (region: HTMLElement | null, signal: AbortSignal): ((text: string) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  signal.addEventListener('abort', () => clearTimeout(timer))
  return (text) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (region && region.textContent !== text) region.textContent = text
    }, pause)
  }
}
