import { images } from '@bank/rules/constants.ts'
import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { BannerProps } from './toProps.ts'

const secondLook = { navy: 'line', white: 'light' } as const

/** The picture that opens a page. Its headline is the page's own, so it is the `h1`. */
export const Banner = ({ headline, description, actions, image, tallImage, textColor, size, ground }: BannerProps) => (
  <section className={`banner banner-${size} banner-${ground} banner-${textColor}${textColor === 'white' ? ' on-dark' : ''}`}>
    {image && (
      <Picture
        of={image}
        className="banner-picture"
        sizes={ground === 'side' ? '(max-width: 890px) 100vw, 50vw' : '100vw'}
        most={images.bannerMaxWidth}
        eager
        narrow={ground === 'sky' && tallImage ? { of: tallImage, media: '(max-width: 559px)' } : undefined}
      />
    )}
    {(headline || description) && (
      <div className="banner-words">
        <LocalizedText of={headline} as="h1" className={size === 'medium' ? 'display' : 'h1'} />
        <LocalizedText of={description} className="lead" />
      </div>
    )}
    {actions.length > 0 && (
      <div className="banner-actions">
        {actions.map((action, index) => (
          <ButtonLink key={action.to.href} of={action} look={index === 0 ? 'go' : secondLook[textColor]} />
        ))}
      </div>
    )}
    <Plate of={image} />
  </section>
)
