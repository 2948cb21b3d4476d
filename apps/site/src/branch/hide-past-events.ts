import { localTime } from '@bank/rules/hours/calendar-date.ts'

/** Hides the events of a branch whose day is over by the clocks of a time zone, and their list with the last of them. */
export const hidePastEvents = (page: Document, now: Date, timeZone: string): void => {
  const today = localTime(now, timeZone).date
  for (const list of page.querySelectorAll<HTMLElement>('[data-events]')) {
    const events = [...list.querySelectorAll<HTMLElement>('li')]
    for (const event of events) event.hidden = (event.dataset['until'] ?? today) < today
    list.hidden = events.every(({ hidden }) => hidden)
  }
}
