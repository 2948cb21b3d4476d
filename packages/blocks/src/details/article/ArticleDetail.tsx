import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { BackLink } from '../BackLink.tsx'
import type { ArticleDetailProps } from './toProps.ts'

/** A page to read: what it is about, its picture, its words in one calm column. */
export const ArticleDetail = ({ title, category, intro, date, author, image, body, back }: ArticleDetailProps) => (
  <article className="article">
    <div className="wrap">
      <header className="article-head">
        <BackLink of={back} className="article-back" />
        <LocalizedText of={category} className="label" />
        <LocalizedText of={title} as="h1" />
        <LocalizedText of={intro} className="lead" />
        {(date || author) && (
          <p className="article-by">
            {date && <time dateTime={date.day}>{date.text}</time>}
            {author && <span>{author}</span>}
          </p>
        )}
      </header>
      {image && (
        <figure className="article-scene">
          <Picture of={image} sizes="(max-width: 1280px) 100vw, 1200px" most={1920} aspect="16:10" eager />
          <Plate of={image} />
        </figure>
      )}
      <Html of={body} className="rich article-body" />
    </div>
  </article>
)
