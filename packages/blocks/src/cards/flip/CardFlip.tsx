import { cardFlipPerspective, cardFlipSeconds } from '@bank/rules/constants.ts'
import { Children, type ReactNode, useEffect, useRef, useState } from 'react'

export type CardFlipProps = {
  /** The front, then the back. */
  children: ReactNode
  /** The back is seen. The parent decides. */
  flipped: boolean
  /** Length of a turn, either way, in seconds (CARD-36). */
  seconds?: number | undefined
  /** Distance of the eye from the card, in CSS pixels (CARD-37). */
  perspective?: number | undefined
}

/**
 * A card with two sides that turns over (CARD-35, D-CARD-7). The side that is not seen is hidden from the keyboard and from screen
 * readers: by style in the static page, so that both sides can be read where scripts are off, and as `inert` once React is there.
 * The default speed and perspective are in `card-flip.css`; others are set on the element by script, because the content policy
 * forbids style attributes. Throws unless it has exactly two children, empty ones not counted (ERR-02, D-ERR-1).
 */
export const CardFlip = ({ children, flipped, seconds = cardFlipSeconds, perspective = cardFlipPerspective }: CardFlipProps) => {
  const sides = Children.toArray(children).filter((child) => child !== '')
  const [front, back] = sides
  if (sides.length !== 2) throw new Error('Component ReactCardFlip requires 2 children to function')

  const card = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (seconds !== cardFlipSeconds) card.current?.style.setProperty('--card-flip-turn', `${seconds}s`)
    if (perspective !== cardFlipPerspective) card.current?.style.setProperty('--card-flip-eye', `${perspective}px`)
  }, [seconds, perspective])

  return (
    <div ref={card} className={flipped ? 'card-flip card-flip-over' : 'card-flip'}>
      <div className="card-flip-card">
        <div className="card-flip-front" inert={live && flipped}>
          {front}
        </div>
        <div className="card-flip-back" inert={live && !flipped}>
          {back}
        </div>
      </div>
    </div>
  )
}
