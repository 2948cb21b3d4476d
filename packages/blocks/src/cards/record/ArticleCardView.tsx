import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Picture, phonePictures } from '@bank/ui/pictures/Picture.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { Download } from 'lucide'
import { entryAttributes } from '../../live-list/facets.ts'
import { CardTitle } from './CardTitle.tsx'
import type { ArticleCard } from './cards.ts'

/** How wide the style sheet lays the picture out: the newest article leads, on phones the others are a list with small pictures. */
const pictures = {
  lead: { sizes: `${phonePictures}, (max-width: 890px) 50vw, 690px`, most: 1380, aspect: '16:10' },
  listed: { sizes: '(max-width: 639px) 112px, (max-width: 890px) 50vw, 384px', most: 780, aspect: '4:3' },
} as const

/** One picture and few words; without a picture, a heading under a rule. */
export const ArticleCardView = ({ to, title, category, text, photo, date, download, lead }: ArticleCard & { lead: boolean }) => (
  <article className={photo ? 'record-list-article record-list-pictured' : 'record-list-article'}>
    {photo && (
      <div className="record-list-picture">
        <Picture of={photo} {...pictures[lead ? 'lead' : 'listed']} decorative />
      </div>
    )}
    <div className="record-list-words">
      <LocalizedText of={category} className="label" />
      <CardTitle of={title} to={to} />
      <LocalizedText of={text} className="record-list-text" />
      {(date || download) && (
        <p className="record-list-date">
          {date && <time dateTime={date.day}>{date.text}</time>}
          {download && (
            <span className="record-list-download">
              <DrawnIcon of={Download} size={18} />
              {download}
            </span>
          )}
        </p>
      )}
    </div>
  </article>
)

/** Articles as one list, for the island that shows those that were published since. */
export const ArticleCards = ({ cards }: { cards: readonly ArticleCard[] }) => (
  <ul className="record-list-cards">
    {cards.map((card, index) => (
      <li key={card.id} {...entryAttributes(card)}>
        <ArticleCardView {...card} lead={index === 0} />
      </li>
    ))}
  </ul>
)
