import type { YearColumn } from './savings-figures.ts'

/** The drawing is so high, each column so wide, and the next one begins after a gap. */
const [height, width, step] = [160, 40, 52]
/** Left empty between two parts of a column. */
const seam = 2

/** Twelve columns that grow month by month to what the year earns, each part of the balance in an ink of its own. The words beside it say the same. */
export const YearPicture = ({ columns }: { columns: readonly YearColumn[] }) => (
  <svg
    className="savings-calculator-picture"
    viewBox={`0 0 ${step * columns.length - (step - width)} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {columns.flatMap(({ month, shares }, place) => {
      let top = height
      return shares.map((share, part) => {
        const full = share * height
        top -= full
        return (
          <rect
            key={`${month}-${part}`}
            className={`savings-calculator-part-${part % 3}`}
            x={place * step}
            y={top}
            width={width}
            height={Math.max(0, full - (part > 0 && full > seam ? seam : 0))}
          />
        )
      })
    })}
  </svg>
)
