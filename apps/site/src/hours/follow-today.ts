import { days } from '@bank/rules/hours/week.ts'
import { forgetToday, showToday } from './show-today.ts'

const minute = 60_000

/** Puts the days of the week in their order. */
const orderWeek = (hours: HTMLElement): void => {
  const rows = days.flatMap((day) => hours.querySelector(`[data-day=${day}]`) ?? [])
  rows[0]?.parentNode?.append(...rows)
}

/**
 * Shows what holds at a branch now, at every full minute and whenever the page comes back into view: its hours or the day may have ended
 * meanwhile (LOC-26). On paper, which outlives the day, the week begins with Monday (D-LOC-6). Ends with `signal`.
 */
export const followToday = (window: Window, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const all = () => window.document.querySelectorAll<HTMLElement>('[data-hours]')
  const show = () => {
    const now = Date.now()
    for (const hours of all()) showToday(hours, new Date(now))
    clearTimeout(timer)
    if (!signal.aborted) timer = setTimeout(show, minute - (now % minute))
  }
  show()
  window.document.addEventListener('visibilitychange', show, { signal })
  window.addEventListener('pageshow', show, { signal })
  window.addEventListener('beforeprint', () => all().forEach(orderWeek), { signal })
  window.addEventListener(
    'afterprint',
    () => {
      all().forEach(forgetToday)
      show()
    },
    { signal },
  )
  signal.addEventListener('abort', () => clearTimeout(timer))
}
