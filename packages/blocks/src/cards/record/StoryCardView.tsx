import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { entryAttributes } from '../../live-list/facets.ts'
import { CardTitle } from './CardTitle.tsx'
import type { StoryCard } from './cards.ts'

/**
 * Where a key leads in a row of tabs; nothing for any other key. Arrows go round.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const tabAfter = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/**
 * The parts of a story as tabs, the first one shown (CARD-19 to CARD-21). All parts are in the page, each with its name, so that
 * they can be read and printed where scripts are off.
 */
const StoryParts = ({ parts, partsLabel }: Pick<StoryCard, 'parts' | 'partsLabel'>) => {
  const [shown, setShown] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)
  const id = `story${useId()}`
  const follow = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, shown, parts.length)
    if (next === undefined) return
    event.preventDefault()
    setShown(next)
    tabs.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className="record-list-parts">
      <div ref={tabs} className="record-list-tabs" role="tablist" aria-label={partsLabel} tabIndex={-1} onKeyDown={follow}>
        {parts.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-part-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {parts.map(({ name, text }, index) => (
        <div
          key={name}
          className={index === shown ? 'record-list-part record-list-part-shown' : 'record-list-part'}
          role="tabpanel"
          id={`${id}-part-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
        >
          <p className="label record-list-part-name">{name}</p>
          <LocalizedText of={text} className="record-list-text" />
        </div>
      ))}
    </div>
  )
}

/** A story told in three parts. */
export const StoryCardView = ({ to, title, parts, partsLabel, photo }: StoryCard) => (
  <article className="record-list-story">
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} sizes={`${phonePictures}, (max-width: 890px) calc(100vw - 40px), 384px`} most={780} aspect="16:10" decorative />
      </div>
    )}
    <div className="record-list-words">
      <CardTitle of={title} to={to} />
      {parts.length > 0 && <StoryParts parts={parts} partsLabel={partsLabel} />}
    </div>
  </article>
)

/** Stories as one list, for the island that switches their parts. */
export const StoryCards = ({ cards }: { cards: readonly StoryCard[] }) => (
  <ul className="record-list-cards">
    {cards.map((card) => (
      <li key={card.id} {...entryAttributes(card)}>
        <StoryCardView {...card} />
      </li>
    ))}
  </ul>
)
