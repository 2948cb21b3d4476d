import { Icon } from '@bank/ui/icons/Icon.tsx'
import type { Action } from '@bank/ui/links/action.ts'
import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'

/** Back to the list that a record stands in. */
export const BackLink = ({ of, className }: { of: Action | undefined; className: string }) =>
  of ? (
    <p className={className}>
      <Link to={of.to}>
        <Icon name="arrow-left" size={18} />
        <LocalizedText of={of.text} as="span" />
      </Link>
    </p>
  ) : null
