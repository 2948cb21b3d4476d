import { Link } from '@bank/ui/links/Link.tsx'
import { MoreLink } from '@bank/ui/links/MoreLink.tsx'
import { Picture } from '@bank/ui/pictures/Picture.tsx'
import { Plate } from '@bank/ui/pictures/Plate.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ReactNode } from 'react'
import type { LatestStoriesProps, Story } from './toProps.ts'

const Whole = ({ to, className, children }: { to: Story['to']; className: string; children: ReactNode }) =>
  to ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )

const Day = ({ day, date }: Pick<Story, 'day' | 'date'>) => (date ? <time dateTime={day}>{date}</time> : null)

const Lead = ({ to, label, title, intro, image, day, date }: Story) => (
  <article className="latest-stories-lead">
    <Whole to={to} className="latest-stories-link">
      {image && (
        <div className="latest-stories-picture">
          <Picture of={image} aspect="16:10" most={1280} sizes="(max-width: 890px) calc(100vw - 40px), 690px" decorative />
          <Plate of={image} left />
        </div>
      )}
      <LocalizedText of={label} as="span" className="label" />
      <LocalizedText of={title} as="h3" />
      <LocalizedText of={intro} className="small muted" />
      <Day day={day} date={date} />
    </Whole>
  </article>
)

const Row = ({ to, label, title, image, day, date }: Story) => (
  <article className="latest-stories-row">
    <Whole to={to} className="latest-stories-link">
      {image && <Picture of={image} aspect="4:3" most={640} sizes="(max-width: 890px) 116px, 208px" decorative />}
      <div>
        <LocalizedText of={label} as="span" className="label" />
        <LocalizedText of={title} as="h3" />
        <Day day={day} date={date} />
      </div>
    </Whole>
  </article>
)

/** One lead story with its picture, and three beside it. */
export const LatestStories = ({ label, headline, lead, others, action }: LatestStoriesProps) => (
  <section className="latest-stories section section-sand">
    <div className="wrap">
      <div className="section-head">
        <div>
          <LocalizedText of={label} className="label" />
          <LocalizedText of={headline} as="h2" />
        </div>
        <MoreLink of={action} />
      </div>
      <div className="grid">
        <Lead {...lead} />
        <div className="latest-stories-rows">
          {others.map((other) => (
            <Row key={`${other.day} ${other.title.text}`} {...other} />
          ))}
        </div>
      </div>
    </div>
  </section>
)
