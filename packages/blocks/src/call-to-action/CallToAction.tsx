import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { CallToActionProps } from './toProps.ts'

/** With a picture the words stand beside it; without one the block is a band with the button at its end. */
export const CallToAction = ({ headline, description, go, image }: CallToActionProps) => (
  <section className={`call-to-action call-to-action-${image ? 'picture' : 'band'}`}>
    <div className="wrap">
      <div className="call-to-action-words">
        <LocalizedText of={headline} as="h2" />
        <LocalizedText of={description} className="lead" />
      </div>
      {go && (
        <div className="actions call-to-action-go">
          <ButtonLink of={go} look="go" />
        </div>
      )}
      {image && (
        <div className="call-to-action-scene">
          <Picture of={image} sizes={`${phonePictures}, (max-width: 890px) 100vw, 50vw`} most={1280} aspect="4:3" />
          <Plate of={image} />
        </div>
      )}
    </div>
  </section>
)
