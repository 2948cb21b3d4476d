import { ctaTrack, Link } from '@bank/ui/links/Link.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { SliderArrows } from '@bank/ui/slider/SliderArrows.tsx'
import { useTrack } from '@bank/ui/slider/useTrack.ts'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ProductCardSliderProps, ProductSlide } from './toProps.ts'

const Card = ({ label, name, subline, photo, action }: ProductSlide) => (
  <article className="product-card-slider-card">
    {photo && (
      <Picture
        of={photo}
        aspect="4:3"
        most={780}
        sizes="(max-width: 639px) 72vw, (max-width: 899px) 46vw, (max-width: 1023px) 31vw, 24vw"
        decorative
      />
    )}
    <div className="product-card-slider-words">
      <LocalizedText of={label} className="label" />
      <LocalizedText of={name} as="h3" />
      <LocalizedText of={subline} className="product-card-slider-subline" />
      {action && (
        <Link to={action.to} className="more" track={ctaTrack}>
          <span lang={action.text.lang}>{action.text.text}</span>
          <LocalizedText of={name} as="span" className="visually-hidden" />
          <svg className="icon icon-20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M5 12h14M12 5l7 7-7 7" />
          </svg>
        </Link>
      )}
    </div>
  </article>
)

/**
 * A row of cards that can be swiped and scrolled without any script; on large screens with five cards or more, arrows
 * move it by one (BLK-72, BLK-73). The same HTML is rendered for pages and for the island.
 */
export const ProductCardSlider = ({ id, label, title, slides, arrows }: ProductCardSliderProps) => {
  const { ref, ends, move } = useTrack(slides.length)
  const heading = `${id}-title`
  return (
    <section className="product-card-slider section section-sand" aria-labelledby={heading}>
      <div className="product-card-slider-head">
        <div>
          <LocalizedText of={label} className="label" />
          <LocalizedText of={title} as="h2" id={heading} />
        </div>
        {arrows && <SliderArrows labels={arrows} ends={ends} move={move} />}
      </div>
      <ul className="product-card-slider-track slider-track" ref={ref}>
        {slides.map((slide, index) => (
          <li key={index} className="product-card-slider-item">
            <Card {...slide} />
          </li>
        ))}
      </ul>
    </section>
  )
}
