import { type Day, dayOf, weekFrom } from '@bank/rules/hours/week.ts'

/** Attribute of the hours that names the day in their first row; empty while no day could be told. */
const shownDay = 'data-today'

const dayAt = (moment: Date, timeZone: string): Day | undefined => {
  try {
    return dayOf(moment, timeZone)
  } catch {
    // A browser older than the zone: the week stays as it is, all of it in view.
    return undefined
  }
}

const arrange = (hours: HTMLElement, today: Day, isWhole: boolean): void => {
  for (const day of weekFrom(today)) {
    const row = hours.querySelector<HTMLElement>(`[data-day=${day}]`)
    if (!row) continue
    row.hidden = !isWhole && day !== today
    if (day === today) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
    row.parentNode?.append(row)
  }
}

const isOpen = (button: Element | null): boolean => button?.getAttribute('aria-expanded') === 'true'

/**
 * Puts the row of the branch's own day first and keeps the others for its button, which it makes work (LOC-23 to LOC-26, D-LOC-6). `hours` names
 * the branch's time zone. Called again, it follows the day and leaves the button as the visitor has it.
 */
export const showToday = (hours: HTMLElement, moment: Date): void => {
  const button = hours.querySelector('button')
  const isNew = !hours.hasAttribute(shownDay)
  const today = dayAt(moment, hours.dataset['hours'] ?? '')
  if (today && today !== hours.getAttribute(shownDay)) arrange(hours, today, isOpen(button))
  hours.setAttribute(shownDay, today ?? '')
  if (!isNew || !today) return
  button?.addEventListener('click', () => {
    const isWhole = !isOpen(button)
    button.setAttribute('aria-expanded', String(isWhole))
    arrange(hours, hours.getAttribute(shownDay) as Day, isWhole)
  })
}
