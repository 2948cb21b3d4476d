import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { FullWidthIllustrationProps } from './toProps.ts'

/** On phones a fifth less than what is drawn of the widest scenes: nobody sees that at two pixels a point, and it weighs a third less. */
const sizes = '(max-width: 639px) 164vw, 100vw'

/** A scene from edge to edge. The words stand on paper above it, and the sheet they stand on reaches down into the sky. */
export const FullWidthIllustration = ({ headline, description, more, foreground, background, focus }: FullWidthIllustrationProps) => {
  const hasWords = headline !== undefined || description !== undefined || more !== undefined
  return (
    <section className={`full-width-illustration full-width-illustration-${focus}`}>
      {hasWords && (
        <div className="wrap">
          <div className="full-width-illustration-words">
            <LocalizedText of={headline} as="h2" />
            <LocalizedText of={description} className="lead" />
            <ButtonLink of={more} look="navy" />
          </div>
        </div>
      )}
      {(background || foreground) && (
        <div className="full-width-illustration-scene">
          {background && <Picture of={background} className="full-width-illustration-background" sizes={sizes} />}
          {foreground && <Picture of={foreground} className="full-width-illustration-foreground" sizes={sizes} />}
          <Plate of={background} />
        </div>
      )}
    </section>
  )
}
