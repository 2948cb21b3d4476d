import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { useState } from 'react'
import { entryAttributes } from '../../live-list/facets.ts'
import { CardFlip } from '../flip/CardFlip.tsx'
import type { TrainingCard } from './cards.ts'
import { Sign } from './Sign.tsx'

/** A lesson under its day. A click anywhere on it turns it to its text and back (CARD-22 to CARD-26). */
export const TrainingCardView = ({ title, day, body, turnLabel }: TrainingCard) => {
  const [flipped, setFlipped] = useState(false)
  const front = (
    <div className="record-list-side">
      <LocalizedText of={day} className="record-list-day" />
      <LocalizedText of={title} as="h3" className="record-list-title" />
    </div>
  )
  if (!body) return <article className="record-list-lesson">{front}</article>
  return (
    <article className={flipped ? 'record-list-lesson record-list-turned' : 'record-list-lesson'}>
      <button
        type="button"
        className="record-list-turn"
        aria-label={turnLabel}
        aria-expanded={flipped}
        onClick={() => setFlipped(!flipped)}
      />
      <CardFlip flipped={flipped}>
        {front}
        <div className="record-list-side record-list-back">
          <Html of={body} className="record-list-text" />
        </div>
      </CardFlip>
      <Sign open={flipped} />
    </article>
  )
}

/** Lessons as one list, for the island that turns them. */
export const TrainingCards = ({ cards }: { cards: readonly TrainingCard[] }) => (
  <ul className="record-list-cards">
    {cards.map((card) => (
      <li key={card.id} {...entryAttributes(card)}>
        <TrainingCardView {...card} />
      </li>
    ))}
  </ul>
)
