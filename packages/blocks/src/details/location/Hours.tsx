import type { Text } from '@bank/model/text.ts'
import { Icon } from '../../primitives/Icon.tsx'
import { Words } from '../../primitives/Words.tsx'
import type { HoursTable } from './hours.ts'

type HoursProps = {
  title: string
  dayLabel: string
  hours: HoursTable | undefined
  notes: Text | undefined
  machineAllDay: string | undefined
}

/** The hours of the week as a table, then what else to know about them. */
export const Hours = ({ title, dayLabel, hours, notes, machineAllDay }: HoursProps) => (
  <section className="location-hours">
    <h2>{title}</h2>
    {hours && (
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{dayLabel}</span>
            </th>
            {hours.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.rows.map(({ day, name, cells }) => (
            <tr key={day} data-day={day}>
              <th scope="row">{name}</th>
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
        <Words of={notes} as="span" />
      </p>
    )}
  </section>
)
