import { pinePaths, riverPaths } from './ornaments.ts'

/** Rivers and woods, for the states to be recognised by those who live there. */
export const MapCountry = () => {
  const [rivers, pines] = [riverPaths(), pinePaths()]
  return (
    <g className="map-country">
      <path className="map-river" d={rivers.small} />
      <path className="map-river map-river-large" d={rivers.large} />
      <path className="map-pines" d={pines.light} />
      <path className="map-pines-dark" d={pines.dark} />
    </g>
  )
}

/** A shrimp boat on the Gulf, a compass of three needles, and the water's name. */
export const MapGulf = ({ name }: { name: string }) => (
  <g className="map-gulf">
    <g transform="translate(574 474)">
      <path className="map-boat" d="M-26 0l6 9H18L25-6 10-1z" />
      <path className="map-cabin" d="M-14-1v-11H0v11z" />
      <path className="map-rigging" d="M4 0v-40M4-38l-34 12M4-38l34 12M4-18l-34-8M4-18l34-8" />
      <path className="map-wake" d="M-40 12q9-5 18 0t18 0 18 0 18 0" />
    </g>
    <g transform="translate(690 470)">
      <circle className="map-compass" r="32" />
      <path className="map-needle" d="M0-27c3.2 10 3.8 20 1.7 35h-3.4c-2.1-15-1.5-25 1.7-35z" />
      <path
        className="map-needle-side"
        d="M-18-18c8 6 13 14 15.6 26l-1.5 1C-10.5 2-15-7-18-18zM18-18C10-12 5-4 2.4 8l1.5 1C10.5 2 15-7 18-18z"
      />
      <path className="map-wave" d="M-18 14q6-4.3 12 0t12 0 12 0" />
    </g>
    <text className="map-water-name" x="470" y="500">
      {name}
    </text>
  </g>
)
