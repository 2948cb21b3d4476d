import type { Text } from '@bank/model/text.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { HoursTable, SpecialDates } from './hours.ts'

const weekId = 'location-week'

type HoursProps = {
  labels: {
    readonly hours: string
    readonly hoursDay: string
    readonly today: string
    readonly viewAllHours: string
    readonly viewTodayOnly: string
    readonly usualHours: string
    readonly specialDates: string
  }
  hours: HoursTable | undefined
  notes: Text | undefined
  machineAllDay: string | undefined
  /** From which day on the ATM of a branch that is not open yet never closes, in words. */
  machineFrom: string | undefined
  /** The hours as a calendar to subscribe to. */
  calendar?: { readonly to: LinkTarget; readonly text: string } | undefined
}

/** Dates in order; the browser hides those that are over. */
const Special = ({ dates, label }: { dates: readonly SpecialDates[]; label: string }) => (
  <details className="location-special" data-search-skip>
    <summary>
      {label}
      <Icon name="chevron-down" size={20} />
    </summary>
    <ul>
      {dates.map(({ from, through, dates: text, hours, reason }) => (
        <li key={`${from} ${text} ${hours.join()}`} data-from={from} data-through={through}>
          <b>{text}</b> {hours.join('; ')}
          {reason && ` (${reason})`}
        </li>
      ))}
    </ul>
  </details>
)

/**
 * The hours of the week as a table, then what else to know about them. In the browser the row of today comes first, and the button
 * shows the others (LOC-23 to LOC-26); on paper and without scripts the whole week is there.
 */
export const Hours = ({ labels, hours, notes, machineAllDay, machineFrom, calendar }: HoursProps) => (
  <section className="location-hours" data-hours={hours && JSON.stringify(hours.page)}>
    <div className="location-hours-head">
      <h2>{labels.hours}</h2>
      {hours && (
        <button type="button" aria-expanded="false" aria-controls={weekId}>
          <span className="location-hours-all">{labels.viewAllHours}</span>
          <span className="location-hours-today">{labels.viewTodayOnly}</span>
          <Icon name="chevron-down" size={20} />
        </button>
      )}
    </div>
    {/* The browser says here what holds now; until then as many lines keep its place. */}
    {hours && (
      <div className="location-state" hidden>
        {hours.columns.slice(0, hours.stated).map(({ part }) => (
          <p key={part} className="location-now">
            <br />
          </p>
        ))}
      </div>
    )}
    {hours?.closure && (
      <p className="location-note location-closure">
        <Icon name="octagon-alert" size={20} />
        <span>
          <b>{hours.closure.text}</b> {hours.closure.reason}
        </span>
      </p>
    )}
    {hours?.bounds.map(({ through, text }) => (
      <p key={text} className="location-note" data-through={through}>
        <Icon name="calendar-days" size={20} />
        <span>{text}</span>
      </p>
    ))}
    {hours && (
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{labels.hoursDay}</span>
            </th>
            {hours.columns.map((column) => (
              <th key={column.part} scope="col" data-part={column.part}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody id={weekId}>
          {hours.rows.map(({ day, name, cells }) => (
            <tr key={day} data-day={day}>
              <th scope="row">
                {name} <span className="location-today">{labels.today}</span>
              </th>
              {hours.columns.map((column, index) => (
                <td key={column.part}>
                  {cells[index]?.map((line) => (
                    <span key={line} className="location-line">
                      {line}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {hours && hours.special.length > 0 && (
      <p className="location-note location-soon" hidden>
        <Icon name="calendar-days" size={20} />
        <span />
      </p>
    )}
    {/* Machines keep working on the days on which branches are closed. */}
    {hours?.columns.some(({ part }) => part !== 'atm') && <p className="location-note location-usual">{labels.usualHours}</p>}
    {hours && hours.special.length > 0 && <Special dates={hours.special} label={labels.specialDates} />}
    {machineAllDay && (
      <p className="location-note">
        <Icon name="clock" size={20} />
        <span>
          {machineAllDay}
          {machineFrom && <span data-through={hours?.page.branch.firstDay}> {machineFrom}</span>}
        </span>
      </p>
    )}
    {notes && (
      <p className="location-note">
        <Icon name="calendar-days" size={20} />
        <LocalizedText of={notes} as="span" />
      </p>
    )}
    {calendar && (
      <p className="location-note location-calendar" data-search-skip="">
        <Icon name="calendar-days" size={20} />
        <Link to={calendar.to}>{calendar.text}</Link>
      </p>
    )}
  </section>
)
