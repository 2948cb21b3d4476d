import { showToday } from './show-today.ts'

const minute = 60_000

/**
 * Shows what holds at a branch now, at every full minute and whenever the page comes back into view: its hours or the day may have ended
 * meanwhile (LOC-26). Ends with `signal`.
 */
export const followToday = (window: Window, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    const now = Date.now()
    for (const hours of window.document.querySelectorAll<HTMLElement>('[data-hours]')) showToday(hours, new Date(now))
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(show, minute - (now % minute))
  }
  show()
  window.document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('pageshow', show, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}
