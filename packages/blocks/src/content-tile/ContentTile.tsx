import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ContentTileProps } from './toProps.ts'

/** A tile in the text column: picture and words side by side on one sheet of sand. Without a picture the words have all of it. */
export const ContentTile = ({ headline, description, more, image }: ContentTileProps) => (
  <section className="section section-paper content-tile">
    <div className="wrap">
      <div className={image ? 'content-tile-sheet content-tile-pictured' : 'content-tile-sheet'}>
        {image && (
          <div className="content-tile-picture">
            <Picture of={image} sizes={`${phonePictures}, (max-width: 890px) 50vw, 500px`} most={1000} aspect="4:3" />
            <Plate of={image} left />
          </div>
        )}
        {(headline || description || more) && (
          <div className="content-tile-words">
            <LocalizedText of={headline} as="h2" className="h3" />
            <LocalizedText of={description} />
            <MoreLink of={more} />
          </div>
        )}
      </div>
    </div>
  </section>
)
