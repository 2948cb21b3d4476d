import { showToday } from './show-today.ts'

/** Shows today's hours, and again whenever the page comes back into view: midnight may have passed meanwhile (LOC-26). Ends with `signal`. */
export const followToday = (window: Window, signal: AbortSignal): void => {
  const show = () => {
    for (const hours of window.document.querySelectorAll<HTMLElement>('[data-hours]')) showToday(hours, new Date())
  }
  show()
  window.document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('pageshow', show, { signal })
}
