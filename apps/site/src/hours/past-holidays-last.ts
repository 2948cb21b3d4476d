import { localTime } from '@bank/rules/hours/calendar-date.ts'

/** Puts the holidays that are over, by the clocks of the bank, behind those that are to come: under a heading that opens. */
export const pastHolidaysLast = (page: Document, now: Date): void => {
  const past = page.querySelector<HTMLElement>('[data-past-holidays]')
  if (!past) return
  const today = localTime(now, past.dataset['pastHolidays'] ?? '').date
  for (const table of page.querySelectorAll<HTMLTableElement>('[data-holidays]')) {
    const rows = [...table.querySelectorAll<HTMLElement>('[data-date]')]
    const over = rows.filter(({ dataset }) => (dataset['date'] ?? '') < today)
    if (over.length === 0) continue
    const older = table.cloneNode(true) as HTMLTableElement
    older.tBodies[0]?.replaceChildren(...over)
    past.append(older)
    past.hidden = false
    if (over.length === rows.length) table.remove()
  }
}
