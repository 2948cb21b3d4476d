import { type BranchPart, scheduleOf } from '@bank/rules/hours/branch.ts'
import { addDays, dayOfDate, type LocalTime, localTime } from '@bank/rules/hours/calendar-date.ts'
import { datesFrom } from '@bank/rules/hours/dates-from.ts'
import { hoursLines } from '@bank/rules/hours/hours-text.ts'
import { openState } from '@bank/rules/hours/open-state.ts'
import type { PageHours } from '@bank/rules/hours/page-hours.ts'
import { hoursOn } from '@bank/rules/hours/schedule.ts'
import { stateText } from '@bank/rules/hours/state-text.ts'

/** Attribute of the hours that names the date in their first row; empty while no date could be told. */
const shownDate = 'data-today'
const daysShown = 7
/** Other hours are told above the week so many days ahead. */
const daysAhead = 14
/** And are listed below it for so many. */
const daysListed = 366

const timeAt = (moment: Date, timeZone: string): LocalTime | undefined => {
  try {
    return localTime(moment, timeZone)
  } catch {
    // A browser older than the zone: the week stays as it is, all of it in view.
    return undefined
  }
}

const element = (name: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

const partsOf = (hours: HTMLElement): readonly { part: BranchPart; label: string }[] =>
  [...hours.querySelectorAll<HTMLElement>('[data-part]')].map(({ dataset, textContent }) => ({
    part: dataset['part'] as BranchPart,
    label: textContent,
  }))

const linesOf = (lines: readonly string[], className = 'location-line'): readonly HTMLElement[] =>
  lines.map((line) => element('span', className, line))

/** The hours of a date in its row, which are those of the week unless the date has others; then it says why, and keeps those of the week for paper. */
const fillRow = (row: HTMLElement, date: string, parts: readonly { part: BranchPart }[], { branch, words }: PageHours): void => {
  row.querySelector('.location-reason')?.remove()
  const reasons = parts.flatMap(({ part }, index) => {
    const schedule = scheduleOf(branch, part)
    if (!schedule) return []
    const { hours, dated } = hoursOn(schedule, date)
    const usual = dated ? hoursLines(schedule.week[dayOfDate(date)], words) : []
    row
      .querySelectorAll('td')
      [index]?.replaceChildren(
        ...linesOf(hoursLines(hours, words), dated && 'location-line location-dated'),
        ...linesOf(usual, 'location-line location-weekly'),
      )
    return dated?.reason ?? []
  })
  if (reasons[0]) row.querySelector('th')?.append(element('span', 'location-reason', [...new Set(reasons)].join(', ')))
}

/** Whether all days in view lie before the first or after the last day of the branch: a row for each would say Closed seven times. */
const isOutside = (today: string, { branch: { firstDay, lastDay } }: PageHours): boolean =>
  (firstDay !== undefined && addDays(today, daysShown - 1) < firstDay) || (lastDay !== undefined && today > lastDay)

const fillRows = (hours: HTMLElement, today: string, isWhole: boolean, page: PageHours): void => {
  const parts = partsOf(hours)
  // Ahead of the first day the usual week stays as it was built, below the line that names that day; after the last one nothing is left to view.
  hours.toggleAttribute('data-outside', isOutside(today, page))
  const table = hours.querySelector('table')
  if (table) table.hidden = page.branch.lastDay !== undefined && today > page.branch.lastDay
  if (isOutside(today, page)) return
  for (const date of datesFrom(today, addDays(today, daysShown - 1))) {
    const row = hours.querySelector<HTMLElement>(`[data-day=${dayOfDate(date)}]`)
    if (!row) continue
    fillRow(row, date, parts, page)
    row.hidden = !isWhole && date !== today
    if (date === today) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
    row.parentNode?.append(row)
  }
}

/** Hides dates that are over, and tells above the week what comes within two weeks. */
const fillDates = (hours: HTMLElement, today: string): void => {
  const dated = [...hours.querySelectorAll<HTMLElement>('[data-through]')]
  for (const one of dated) {
    const { from, through = '' } = one.dataset
    // The first day has no `from`: it is told until it has come.
    one.hidden = from ? through < today || from > addDays(today, daysListed) : through <= today
  }
  const listed = dated.filter(({ dataset }) => dataset['from'])
  const next = listed.find(({ hidden }) => !hidden)
  const special = hours.querySelector<HTMLElement>('.location-special')
  if (special) special.hidden = !next
  const note = hours.querySelector<HTMLElement>('.location-soon')
  if (!note) return
  note.hidden = !next || (next.dataset['from'] ?? '') > addDays(today, daysAhead)
  note.querySelector('span')?.replaceChildren(...[...(next?.childNodes ?? [])].map((node) => node.cloneNode(true)))
}

/** What holds now, a line for each part of the branch. */
const fillState = (hours: HTMLElement, moment: Date, now: LocalTime, { branch, words, locale }: PageHours): void => {
  const place = hours.querySelector<HTMLElement>('.location-state')
  const parts = partsOf(hours)
  const lines = parts.flatMap(({ part, label }) => {
    const schedule = scheduleOf(branch, part)
    const state = schedule && openState(schedule, moment)
    const [first, ...rest] = state ? stateText(state, now, words, locale) : []
    if (!state || !first) return []
    const line = element('p', `location-now location-now-${state.kind}`, '')
    line.append(
      ...(parts.length > 1 ? [element('span', 'location-now-part', label), ' '] : []),
      element('strong', '', parts.length > 1 ? first.toLowerCase() : first),
    )
    line.append(...rest.map((text) => ` · ${text}`))
    return [line]
  })
  place?.replaceChildren(...lines)
  if (place) place.hidden = lines.length === 0
}

/** Lets the next `showToday` put the rows in their order again. */
export const forgetToday = (hours: HTMLElement): void => hours.setAttribute(shownDate, '')

const isOpen = (button: Element | null): boolean => button?.getAttribute('aria-expanded') === 'true'

/**
 * Puts the row of the branch's own day first and keeps the others for its button, which it makes work (LOC-23 to LOC-26, D-LOC-6), and tells
 * whether the branch is open now. `hours` holds its schedule as JSON. Called again, it follows the time and leaves the button as the visitor has it.
 */
export const showToday = (hours: HTMLElement, moment: Date): void => {
  const page = JSON.parse(hours.dataset['hours'] ?? '') as PageHours
  const button = hours.querySelector('button')
  const isNew = !hours.hasAttribute(shownDate)
  const now = timeAt(moment, page.branch.timeZone)
  if (now) {
    if (now.date !== hours.getAttribute(shownDate)) {
      fillRows(hours, now.date, isOpen(button), page)
      fillDates(hours, now.date)
    }
    fillState(hours, moment, now, page)
  }
  hours.setAttribute(shownDate, now?.date ?? '')
  if (!isNew || !now) return
  button?.addEventListener('click', () => {
    const isWhole = !isOpen(button)
    button.setAttribute('aria-expanded', String(isWhole))
    fillRows(hours, hours.getAttribute(shownDate) ?? '', isWhole, page)
  })
}
