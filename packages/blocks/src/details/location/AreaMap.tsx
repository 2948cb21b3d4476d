import type { Coordinates } from '@bank/rules/geo/distance.ts'
import type { Action } from '@bank/ui/links/action.ts'
import { Link } from '@bank/ui/links/Link.tsx'
import type { Town } from './towns-near.ts'

/** A position as the page's script reads it. */
export const positionText = ({ lat, lng }: Coordinates): string => `${lat},${lng}`

type AreaMapProps = { at: Coordinates; name: string; label: string; towns: readonly Town[]; wholeMap: Action | undefined }

/** Towns as the page's script reads them: `Houston,29.76,-95.37;Katy,29.79,-95.82`. */
const townsText = (towns: readonly Town[]): string => towns.map((town) => `${town.name},${positionText(town)}`).join(';')

/** Where the page's script draws the country around a location, with towns and what is near. The list beside it holds the same. */
export const AreaMap = ({ at, name, label, towns, wholeMap }: AreaMapProps) => (
  <div className="area-map" data-mount="area-map" data-area-map={positionText(at)} data-name={name} data-towns={townsText(towns)}>
    <section className="area-map-sheet" aria-label={label} />
    {wholeMap && (
      <p className="area-map-more">
        <Link to={wholeMap.to}>{wholeMap.text.text}</Link>
      </p>
    )}
  </div>
)
