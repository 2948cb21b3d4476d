import type { Coordinates } from '@bank/rules/geo/distance.ts'
import type { Action } from '@bank/ui/links/action.ts'
import { Link } from '@bank/ui/links/Link.tsx'

/** A position as the page's script reads it. */
export const positionText = ({ lat, lng }: Coordinates): string => `${lat},${lng}`

/** Where the page's script draws the country around a location, with what is near. The list beside it holds the same. */
export const AreaMap = ({ at, name, label, wholeMap }: { at: Coordinates; name: string; label: string; wholeMap: Action | undefined }) => (
  <div className="area-map" data-mount="area-map" data-area-map={positionText(at)} data-name={name}>
    <section className="area-map-sheet" aria-label={label} />
    {wholeMap && (
      <p className="area-map-more">
        <Link to={wholeMap.to}>{wholeMap.text.text}</Link>
      </p>
    )}
  </div>
)
