import { Picture, phonePictures } from '../primitives/Picture.tsx'
import { Html } from '../primitives/Words.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { PortfolioCard } from './cards.ts'

/** A piece of work: its picture, its name, what it was. */
export const PortfolioCardView = ({ to, title, description, photo }: PortfolioCard) => (
  <article className="record-list-work">
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} sizes={`${phonePictures}, 384px`} most={780} aspect="4:3" decorative />
      </div>
    )}
    <div className="record-list-words">
      <CardTitle of={title} to={to} />
      <Html of={description} className="record-list-text" />
    </div>
  </article>
)
