import { Icon } from '../primitives/Icon.tsx'
import { Picture } from '../primitives/Picture.tsx'
import { Words } from '../primitives/Words.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { ArticleCard } from './cards.ts'

/** One picture and few words; without a picture, a heading under a rule. */
export const ArticleCardView = ({ to, title, category, text, photo, date, download }: ArticleCard) => (
  <article className={photo ? 'record-list-article record-list-pictured' : 'record-list-article'}>
    {photo && (
      <div className="record-list-picture">
        <Picture
          of={photo}
          sizes="(max-width: 639px) calc(100vw - 40px), (max-width: 890px) 50vw, 690px"
          most={1380}
          aspect="4:3"
          decorative
        />
      </div>
    )}
    <div className="record-list-words">
      <Words of={category} className="label" />
      <CardTitle of={title} to={to} />
      <Words of={text} className="record-list-text" />
      {(date || download) && (
        <p className="record-list-date">
          {date && <time dateTime={date.day}>{date.text}</time>}
          {download && (
            <span className="record-list-download">
              <Icon name="download" size={18} />
              {download}
            </span>
          )}
        </p>
      )}
    </div>
  </article>
)
