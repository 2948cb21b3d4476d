import type { Text } from '@bank/model/text.ts'
import { AnyIcon } from '@bank/ui/icons/AnyIcon.tsx'
import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { IconRowItem, IconRowProps } from './toProps.ts'

/** The text of an entry that is a link. */
const Leading = ({ text, to }: { text: Text; to: LinkTarget }) => (
  <Link to={to} className="icon-row-link">
    <span lang={text.lang}>{text.text}</span>
  </Link>
)

const Title = ({ title, to, as: Heading }: Pick<IconRowItem, 'title' | 'to'> & { as: 'h2' | 'h3' }) => {
  if (!title) return null
  if (!to) return <LocalizedText of={title} as={Heading} className="h4" />
  return (
    <Heading className="h4">
      <Leading text={title} to={to} />
    </Heading>
  )
}

/** The text under the title; where there is no title, the text is the link. */
const Intro = ({ title, intro, to }: Pick<IconRowItem, 'title' | 'intro' | 'to'>) => {
  if (!intro || title || !to) return <LocalizedText of={intro} className="small" />
  return (
    <p className="small">
      <Leading text={intro} to={to} />
    </p>
  )
}

/** Reasons or services side by side, each under a rule of its own, like entries of a ledger. */
export const IconRow = ({ headline, columns, items }: IconRowProps) => (
  <section className="section section-paper icon-row">
    <div className="wrap">
      <LocalizedText of={headline} as="h2" className="icon-row-headline" />
      <ul className={`icon-row-items icon-row-${columns}`}>
        {items.map((item, index) => (
          <li key={`${index} ${item.title?.text}`} className="icon-row-item">
            {item.icon && <AnyIcon name={item.icon} className="icon-row-icon" />}
            <Title title={item.title} to={item.to} as={headline ? 'h3' : 'h2'} />
            <Intro {...item} />
          </li>
        ))}
      </ul>
    </div>
  </section>
)
