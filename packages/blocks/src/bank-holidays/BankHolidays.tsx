import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { BankHolidaysProps } from './toProps.ts'

/** A table for each year. In the browser what is over goes below what is to come, by the clocks of the bank. */
export const BankHolidays = ({ headline, description, heads, past, timeZone, years }: BankHolidaysProps) => (
  <section className="section bank-holidays" data-mount="open-states">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" />
      <Html of={description} className="bank-holidays-description" />
      {years.map(({ year, holidays }) => (
        <table className="ledger" key={year} data-holidays="">
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
              <tr key={date} data-date={date}>
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
      <details className="bank-holidays-past" data-past-holidays={timeZone} hidden>
        <summary>{past}</summary>
      </details>
    </div>
  </section>
)
