import type { SavingsFigures } from './savings-figures.ts'
import type { CalculatorProps } from './toProps.ts'
import { YearPicture } from './YearPicture.tsx'

/** How the figures come about: the parts of the balance, the formula, and the year as a picture with its words. */
export const Work = ({ figures, words }: { figures: SavingsFigures; words: CalculatorProps['words'] }) => {
  const { steps, exactYear, year, month, isMonthExact, columns, marks } = figures
  return (
    <div className="savings-calculator-work">
      <div>
        <p className="label">{words.work}</p>
        <ul className="num">
          {steps.map(({ amount, rate, interest }, part) => (
            <li key={rate} className={`savings-calculator-step savings-calculator-part-${part % 3}`}>
              <span>
                {amount} × {rate}
              </span>{' '}
              <b>= {interest}</b>
            </li>
          ))}
          <li className="savings-calculator-step">
            <span>{words.inAYear}</span> <b>{exactYear === year ? year : `${exactYear} ≈ ${year}`}</b>
          </li>
          <li className="savings-calculator-step">
            <span>{exactYear} ÷ 12</span>{' '}
            <b>
              {isMonthExact ? '=' : '≈'} {month}
            </b>
          </li>
        </ul>
        <p className="fine">
          {words.formula} {words.asOf}
        </p>
      </div>
      <figure>
        <figcaption className="label">{words.picture}</figcaption>
        {columns.length > 0 ? <YearPicture columns={columns} /> : <p className="savings-calculator-picture">{words.noPicture}</p>}
        <ul className="savings-calculator-marks num">
          {marks.map(({ months, earned }) => (
            <li key={months}>
              {words.marks[months]} <b>{earned}</b>
            </li>
          ))}
        </ul>
      </figure>
    </div>
  )
}
