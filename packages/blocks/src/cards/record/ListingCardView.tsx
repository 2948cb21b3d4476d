import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { ListingCard } from './cards.ts'

/** What every record has: a picture, a title that leads to it, and its first words. */
export const ListingCardView = ({ to, title, text, photo }: ListingCard) => (
  <article className="record-list-listing">
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} sizes={`${phonePictures}, (max-width: 890px) 50vw, 384px`} most={780} aspect="4:3" decorative />
      </div>
    )}
    <div className="record-list-words">
      <CardTitle of={title} to={to} />
      <LocalizedText of={text} className="record-list-text" />
    </div>
  </article>
)
