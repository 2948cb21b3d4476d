import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { LinkDescriptionProps } from './toProps.ts'

/** A described link. Layouts: `both` has the logo over the words and the picture beside them; `logo`, `image` have one of the two. */
export const LinkDescription = ({ layout, headline, description, more, logo, image }: LinkDescriptionProps) => (
  <section className={`section section-paper link-description link-description-${layout}`}>
    <div className="wrap">
      <div className="link-description-row">
        <div className="link-description-body">
          {logo && (
            <div className="link-description-mark">
              <Picture of={logo} sizes="240px" most={480} />
            </div>
          )}
          <div className="link-description-words">
            <LocalizedText of={headline} as="h2" className="h3" />
            <LocalizedText of={description} />
            <MoreLink of={more} />
          </div>
        </div>
        {image && (
          <div className="link-description-picture">
            <Picture of={image} sizes={`${phonePictures}, (max-width: 890px) 100vw, 590px`} most={1180} aspect="4:3" />
          </div>
        )}
      </div>
    </div>
  </section>
)
