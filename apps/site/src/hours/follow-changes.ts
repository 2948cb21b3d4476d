/**
 * Calls `refresh` when the moment that `next` names has come, in milliseconds since 1970, also when the page comes back into view after it.
 * Returns a function that looks at `next` again. Ends with `signal`.
 */
export const followChanges = (next: () => number | undefined, refresh: () => void, signal: AbortSignal): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    const at = next()
    if (signal.aborted || at === undefined) return
    const left = at - Date.now()
    if (left > 0) timer = setTimeout(look, left)
    else refresh()
  }
  document.addEventListener('visibilitychange', look, { signal })
  window.addEventListener('pageshow', look, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  look()
  return look
}
