import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ContentGridProps } from './toProps.ts'

/**
 * A picture, a message and a side note. `simple` has the picture left of the words, `reverse` right of them; in `popout`
 * the words stand on a white card that comes forward over a large picture.
 */
export const ContentGrid = ({ layout, headline, description, more, image, side }: ContentGridProps) => (
  <section className={`section ${layout === 'popout' ? 'section-sand' : 'section-paper'} content-grid content-grid-${layout}`}>
    <div className={image ? 'wrap content-grid-rows' : 'wrap content-grid-rows content-grid-bare'}>
      {image && (
        <div className="content-grid-figure">
          <Picture
            of={image}
            className="content-grid-picture"
            sizes={`${phonePictures}, (max-width: 890px) 100vw, ${layout === 'popout' ? 792 : 588}px`}
            aspect={layout === 'popout' ? '16:10' : '4:3'}
          />
        </div>
      )}
      {(headline || description || more) && (
        <div className="content-grid-words">
          <LocalizedText of={headline} as="h2" />
          <LocalizedText of={description} />
          <ButtonLink of={more} look="navy" />
        </div>
      )}
      {side && (
        <div className="content-grid-side">
          <LocalizedText of={side.title} as={headline ? 'h3' : 'h2'} className="h4" />
          <Html of={side.body} className="rich content-grid-note" />
        </div>
      )}
    </div>
  </section>
)
