import type { Action } from '../action.ts'
import { Icon } from '../primitives/Icon.tsx'
import { Link } from '../primitives/Link.tsx'
import { Words } from '../primitives/Words.tsx'

/** Back to the list that a record stands in. */
export const BackLink = ({ of, className }: { of: Action | undefined; className: string }) =>
  of ? (
    <p className={className}>
      <Link to={of.to}>
        <Icon name="arrow-left" size={18} />
        <Words of={of.text} as="span" />
      </Link>
    </p>
  ) : null
