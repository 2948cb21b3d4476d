import { Picture, phonePictures } from '../primitives/Picture.tsx'
import { Words } from '../primitives/Words.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { StoryCard } from './cards.ts'

/** A story told in three parts. */
export const StoryCardView = ({ to, title, parts, photo }: StoryCard) => (
  <article className="record-list-story">
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} sizes={`${phonePictures}, (max-width: 890px) calc(100vw - 40px), 384px`} most={780} aspect="4:3" decorative />
      </div>
    )}
    <div className="record-list-words">
      <CardTitle of={title} to={to} />
      <div className="record-list-parts">
        {parts.map(({ name, text }) => (
          <div key={name}>
            <h4 className="label">{name}</h4>
            <Words of={text} className="record-list-text" />
          </div>
        ))}
      </div>
    </div>
  </article>
)
