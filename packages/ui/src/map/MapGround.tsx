import { mapHeight, mapWidth, type StateShapes } from './state-shapes.ts'

/** Widths of the depth bands from the open Gulf to the shore, with the band each one ends. */
const soundings = [
  [236, 1],
  [170, 1],
  [118, 2],
  [76, 2],
  [46, 3],
  [20, 3],
] as const

/**
 * The sheet that the states are drawn on: the Gulf in steps with its soundings, and the land around. Depth is the distance
 * from the coast, so each band is the coast drawn with a wide brush. `id` must be the map's own on its page.
 */
export const MapGround = ({ id, shapes }: { id: string; shapes: StateShapes }) => (
  <>
    <defs>
      <path id={`${id}-land`} d={shapes.land} />
    </defs>
    <rect className="map-water" width={mapWidth} height={mapHeight} />
    {soundings.map(([width, band]) => (
      <g key={width}>
        <use href={`#${id}-land`} className="map-sounding" strokeWidth={width + 1.5} />
        <use href={`#${id}-land`} className={`map-depth map-depth-${band}`} strokeWidth={width} />
      </g>
    ))}
    <path className="map-around" d={shapes.around} />
  </>
)
