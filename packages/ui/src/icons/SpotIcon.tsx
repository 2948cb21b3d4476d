import type { SpotIconName } from '@bank/model/icons.ts'
import { hook, spotDrawings } from './spot-drawings.ts'

/**
 * An icon of two inks: a thin line, and one flat ink printed a little down and right. Fraud icons also hold the hook, with
 * a gap in the color of the paper where it crosses the thing.
 */
export const SpotIcon = ({ name, className }: { name: SpotIconName; className?: string | undefined }) => {
  const { ink, line } = spotDrawings[name]
  return (
    <svg className={className ? `spot ${className}` : 'spot'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="spot-ink" d={ink} transform="translate(1.3 1.3)" />
      <path d={line} />
      {name.startsWith('fraud-') && (
        <>
          <path className="spot-gap" d={hook} />
          <circle cx="19.6" cy="3" r="1.4" />
          <path d={hook} />
        </>
      )}
    </svg>
  )
}
