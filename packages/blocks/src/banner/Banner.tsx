import { images } from '@bank/rules/constants.ts'
import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { BannerProps } from './toProps.ts'

/** Where the picture stands beside the words of a small banner, or above them; each cut goes where its shape fits best. */
const cutsOf = ({ wideImage, tallImage, ground }: BannerProps) => [
  ...(tallImage && ground !== 'sheet' ? [{ of: tallImage, media: '(max-width: 559px)', sizes: '100vw', most: 880 }] : []),
  ...(wideImage && ground === 'side'
    ? [
        { of: wideImage, media: '(min-width: 560px) and (max-width: 890px)', sizes: '100vw', most: images.bannerMaxWidth },
        { of: wideImage, media: '(min-width: 1500px)', sizes: '50vw', most: images.bannerMaxWidth },
      ]
    : []),
]

const secondLook = { navy: 'line', white: 'light' } as const

const look = ({ size, ground, textColor, tallImage }: BannerProps): string =>
  [
    `banner banner-${size} banner-${ground} banner-${textColor}`,
    textColor === 'white' && 'on-dark',
    tallImage && ground !== 'sheet' && 'banner-tall',
  ]
    .filter(Boolean)
    .join(' ')

/** The picture that opens a page. Its headline is the page's own, so it is the `h1`. */
export const Banner = (props: BannerProps) => {
  const { headline, description, actions, image, textColor, size, ground } = props
  return (
    <section className={look(props)}>
      {image && (
        <Picture
          of={image}
          className="banner-picture"
          sizes={ground === 'side' ? '(max-width: 890px) 100vw, 50vw' : '100vw'}
          most={images.bannerMaxWidth}
          eager
          cuts={cutsOf(props)}
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
      {/* On a sheet the left corner is the sheet's. */}
      <Plate of={image} left={ground === 'sheet' ? false : undefined} />
    </section>
  )
}
