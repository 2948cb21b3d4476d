import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { BankHolidaysProps } from './toProps.ts'

/** A table for each year. */
export const BankHolidays = ({ headline, description, heads, years }: BankHolidaysProps) => (
  <section className="section bank-holidays">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" />
      <Html of={description} className="bank-holidays-description" />
      {years.map(({ year, holidays }) => (
        <table className="ledger" key={year}>
          <caption>{year}</caption>
          <thead>
            <tr>
              <th scope="col">{heads.day}</th>
              <th scope="col">{heads.holiday}</th>
              <th scope="col">{heads.hours}</th>
            </tr>
          </thead>
          <tbody>
            {holidays.map(({ date, day, name, hours }) => (
              <tr key={date}>
                <th scope="row">
                  <time dateTime={date}>{day}</time>
                </th>
                <LocalizedText of={name} as="td" />
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  </section>
)
