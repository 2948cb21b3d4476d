import type { Text } from '@bank/model/text.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { HoursTable } from './hours.ts'

const weekId = 'location-week'

type HoursProps = {
  labels: {
    readonly hours: string
    readonly hoursDay: string
    readonly today: string
    readonly viewAllHours: string
    readonly viewTodayOnly: string
  }
  hours: HoursTable | undefined
  notes: Text | undefined
  machineAllDay: string | undefined
}

/**
 * The hours of the week as a table, then what else to know about them. In the browser the row of today comes first, and the button
 * shows the others (LOC-23 to LOC-26); on paper and without scripts the whole week is there.
 */
export const Hours = ({ labels, hours, notes, machineAllDay }: HoursProps) => (
  <section className="location-hours" data-mount={hours ? 'hours' : undefined} data-hours={hours?.timeZone}>
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
    {hours && (
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{labels.hoursDay}</span>
            </th>
            {hours.columns.map((column) => (
              <th key={column} scope="col">
                {column}
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
                <td key={column}>
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
    {machineAllDay && (
      <p className="location-note">
        <Icon name="clock" size={20} />
        <span>{machineAllDay}</span>
      </p>
    )}
    {notes && (
      <p className="location-note">
        <Icon name="calendar-days" size={20} />
        <LocalizedText of={notes} as="span" />
      </p>
    )}
  </section>
)
