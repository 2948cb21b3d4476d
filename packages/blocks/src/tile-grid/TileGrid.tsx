import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { TileGridProps } from './toProps.ts'

/** Tiles that share their edges, like a printed sheet of stamps. */
export const TileGrid = ({ headline, description, tiles }: TileGridProps) => (
  <section className="section section-paper tile-grid">
    <div className="wrap">
      {(headline || description) && (
        <div className="tile-grid-head">
          <LocalizedText of={headline} as="h2" />
          <LocalizedText of={description} className="lead" />
        </div>
      )}
      <ul className="tile-grid-tiles">
        {tiles.map((tile) => (
          <li key={[tile.title, tile.intro, tile.more?.text].map((words) => words?.text).join(' ')} className="tile-grid-tile">
            {tile.icon && <img src={tile.icon} alt="" width={48} height={48} loading="lazy" />}
            <LocalizedText of={tile.title} as={headline ? 'h3' : 'h2'} className="h4" />
            <LocalizedText of={tile.intro} className="small" />
            <MoreLink of={tile.more} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
