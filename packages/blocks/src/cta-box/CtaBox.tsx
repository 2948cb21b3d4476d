import { ButtonLink } from '@bank/ui/links/ButtonLink.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { MotionSwitch } from '@bank/ui/motion/MotionSwitch.tsx'
import { Backdrop } from '@bank/ui/pictures/Backdrop.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { ScamIcons } from './scam-icons/ScamIcons.tsx'
import type { CtaBoxProps } from './toProps.ts'

/** Widest a circle gets, in pixels (BLK-29). */
const circle = { small: 268, medium: 390, large: 468 } as const

const Figure = ({ image, shape, shadow, orbitLabel }: Pick<CtaBoxProps, 'image' | 'shape' | 'shadow' | 'orbitLabel'>) => (
  <div className={['cta-box-figure', shape && `cta-box-${shape}`, orbitLabel && 'cta-box-turning'].filter(Boolean).join(' ')}>
    <div className={shadow ? `cta-box-disc cta-box-shadow-${shadow}` : 'cta-box-disc'}>
      {image && (
        <Picture
          of={image}
          className="cta-box-image"
          sizes={`${phonePictures}, ${shape ? `${circle[shape]}px` : '(max-width: 890px) 100vw, 588px'}`}
          most={shape ? circle[shape] * 2 : 1280}
          aspect={shape && '1:1'}
        />
      )}
    </div>
    {orbitLabel && (
      <>
        <ScamIcons />
        <MotionSwitch label={orbitLabel} className="cta-box-stop" />
      </>
    )}
  </div>
)

/** One thing to do, in 5, 4 or 6 of 12 columns, beside a circle picture with a flat shadow. */
export const CtaBox = ({
  headline,
  description,
  layout,
  more,
  buttonStyle,
  image,
  shape,
  orientation,
  shadow,
  orbitLabel,
  ground,
  dark,
}: CtaBoxProps) => {
  const classes = [
    'cta-box',
    `cta-box-image-${orientation}`,
    `cta-box-${ground && 'named' in ground ? ground.named : ground ? 'flat' : 'paper'}`,
    dark && 'on-dark',
  ]
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {ground && 'colour' in ground && <Backdrop of={{ colour: ground.colour, dark }} />}
      <div className="wrap cta-box-columns">
        {(image || orbitLabel) && <Figure image={image} shape={shape} shadow={shadow} orbitLabel={orbitLabel} />}
        <div className={`cta-box-words cta-box-${layout}`}>
          <LocalizedText of={headline} as="h2" className={layout === 'mini' ? 'h3' : undefined} />
          <LocalizedText of={description} />
          {buttonStyle === 'text' ? (
            <MoreLink of={more} />
          ) : (
            <ButtonLink of={more} look={buttonStyle === 'primary' ? 'go' : dark ? 'light' : 'line'} />
          )}
        </div>
      </div>
    </section>
  )
}
