import type { Text } from '@bank/model/text.ts'
import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'

type Next = {
  readonly id: string
  readonly title: Text
  readonly to: LinkTarget | undefined
  readonly date: string | undefined
  readonly until?: string | undefined
}

/** Other records of the same kind as an index: where a page ends, there is something to go on with. The browser hides what is over (`data-until`). */
export const ReadNext = ({ label, of }: { label: string; of: readonly Next[] }) =>
  of.length > 0 && (
    <>
      <p className="label">{label}</p>
      <ul className="read-next" {...(of.some(({ until }) => until) && { 'data-events': '' })}>
        {of.map(({ id, title, to, date, until }) => (
          <li key={id} data-until={until}>
            {to ? (
              <Link to={to} className="read-next-title">
                <LocalizedText of={title} as="span" />
              </Link>
            ) : (
              <LocalizedText of={title} as="span" className="read-next-title" />
            )}
            {date && <span className="read-next-date">{date}</span>}
          </li>
        ))}
      </ul>
    </>
  )
