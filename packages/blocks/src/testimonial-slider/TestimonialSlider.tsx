import { Backdrop } from '@bank/ui/pictures/Backdrop.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { SliderArrows } from '@bank/ui/slider/SliderArrows.tsx'
import { useTrack } from '@bank/ui/slider/useTrack.ts'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { Testimonial, TestimonialSliderProps } from './toProps.ts'

const Quote = ({ quote, name, detail, image }: Testimonial) => (
  <figure className="testimonial-slider-quote">
    <LocalizedText of={quote} as="blockquote" />
    <figcaption>
      {image && <Picture of={image} aspect="1:1" most={120} sizes="60px" decorative />}
      <span>
        {name && <b>{name}</b>}
        <LocalizedText of={detail} as="span" />
      </span>
    </figcaption>
  </figure>
)

/** Three quotes side by side, two below 960 px, one below 640 px (BLK-59). The row also scrolls by touch and by keyboard. */
export const TestimonialSlider = ({ id, title, subtitle, ground, testimonials, arrows, fits }: TestimonialSliderProps) => {
  const { ref, ends, move } = useTrack(testimonials.length)
  const heading = `${id}-title`
  const dark = ground && 'dark' in ground && ground.dark
  return (
    <section
      className={`testimonial-slider section${dark ? ' on-dark' : ''}${ground ? ' section-filled' : ' section-paper'}${fits ? ' testimonial-slider-fits' : ''}`}
    >
      <Backdrop of={ground} />
      <div className="wrap">
        <div className="section-head">
          <div>
            <LocalizedText of={subtitle} className="label" />
            <LocalizedText of={title} as="h2" id={heading} />
          </div>
          <SliderArrows labels={arrows} ends={ends} move={move} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without links inside, the keyboard scrolls the row itself */}
        <ul className="slider-track" ref={ref} tabIndex={0} aria-labelledby={title && heading}>
          {testimonials.map((testimonial, index) => (
            <li key={index}>
              <Quote {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
