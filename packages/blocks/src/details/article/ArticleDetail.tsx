import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { Html, LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { BackLink } from '../BackLink.tsx'
import { ReadNext } from '../ReadNext.tsx'
import type { ArticleDetailProps } from './toProps.ts'

type BylineProps = Pick<ArticleDetailProps, 'date' | 'author' | 'readingTime'>

/** Who wrote it and when, and how long it takes: before the picture, where it is seen first. */
const Byline = ({ date, author, readingTime }: BylineProps) => (
  <p className="article-by">
    {author && <b>{author}</b>}
    {date && <time dateTime={date.day}>{date.text}</time>}
    {readingTime && <span>{readingTime}</span>}
  </p>
)

/** What else there is about its topics. */
const Topics = ({ topics, labels }: Pick<ArticleDetailProps, 'topics' | 'labels'>) =>
  topics.length > 0 && (
    <nav aria-label={labels.topics} className="article-topics">
      <p className="label">{labels.topics}</p>
      <ul>
        {topics.map(({ to, text }) => (
          <li key={text.text}>
            <Link to={to}>
              <LocalizedText of={text} as="span" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )

/** A page to read: what it is about, its picture, its words in one calm column, what stands around them beside, and what to read next. */
export const ArticleDetail = ({
  title,
  category,
  intro,
  image,
  body,
  back,
  related,
  feed,
  topics,
  labels,
  ...byline
}: ArticleDetailProps) => (
  <article className="article">
    <div className="wrap">
      <header className="article-head">
        <BackLink of={back} className="article-back" />
        <LocalizedText of={category} className="label" />
        <LocalizedText of={title} as="h1" />
        <LocalizedText of={intro} className="lead" />
        <Byline {...byline} />
      </header>
      {image && (
        <figure className="article-scene">
          <Picture of={image} sizes="(max-width: 1280px) 100vw, 1200px" most={1920} aspect="16:10" eager />
          <Plate of={image} />
        </figure>
      )}
      <div className="article-sheet">
        <Topics topics={topics} labels={labels} />
        <Html of={body} className="rich article-body" />
        <aside className="article-next" aria-label={labels.related}>
          <ReadNext label={labels.related} of={related} />
          <MoreLink of={back} />
          <MoreLink of={feed} />
        </aside>
      </div>
    </div>
  </article>
)
