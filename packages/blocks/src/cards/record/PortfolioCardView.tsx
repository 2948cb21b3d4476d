import { Link } from '@bank/ui/links/Link.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { CardFlip } from '../flip/CardFlip.tsx'
import type { PortfolioCard } from './cards.ts'
import { Sign } from './Sign.tsx'

/**
 * A piece of work: its picture and its name, and on the back what it was (CARD-17). It turns over while the mouse is on it or the
 * keyboard in it, and at a tap or a press of its button (CARD-18, D-CARD-5). Nothing on the front can be focused, so the focus is
 * never on a side that goes away.
 */
export const PortfolioCardView = ({ more, title, description, photo, turnLabel }: PortfolioCard) => {
  const card = useRef<HTMLElement>(null)
  const [flipped, setFlipped] = useState(false)
  // React comes with the first touch: the mouse or the keyboard may be here already.
  useEffect(() => setFlipped(card.current?.matches(':hover, :has(:focus-visible)') ?? false), [])

  const enter = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setFlipped(true)
  const leave = ({ pointerType, currentTarget }: PointerEvent) =>
    pointerType === 'mouse' && setFlipped(currentTarget.matches(':has(:focus-visible)'))
  const focus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setFlipped(true)
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setFlipped(false)
  }
  return (
    <article
      ref={card}
      className={flipped ? 'record-list-work record-list-turned' : 'record-list-work'}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={focus}
      onBlur={blur}
    >
      <button
        type="button"
        className="record-list-turn"
        aria-label={turnLabel}
        aria-expanded={flipped}
        onClick={() => setFlipped(!flipped)}
      />
      <CardFlip flipped={flipped}>
        <div className="record-list-side">
          {photo && (
            <div className="record-list-picture">
              <Picture of={photo} sizes={`${phonePictures}, 384px`} most={780} aspect="16:10" decorative />
            </div>
          )}
          <LocalizedText of={title} as="h3" className="record-list-title" />
        </div>
        <div className="record-list-side record-list-back">
          <Html of={description} className="record-list-text" />
          {more && (
            <Link to={more.to} className="more">
              <span lang={more.text.lang}>{more.text.text}</span>
            </Link>
          )}
        </div>
      </CardFlip>
      <Sign open={flipped} />
    </article>
  )
}

/** Works as one list, for the island that turns them. */
export const PortfolioCards = ({ cards }: { cards: readonly PortfolioCard[] }) => (
  <ul className="record-list-cards">
    {cards.map((card) => (
      <li key={card.id}>
        <PortfolioCardView {...card} />
      </li>
    ))}
  </ul>
)
