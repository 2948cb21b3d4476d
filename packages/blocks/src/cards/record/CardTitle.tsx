import type { Text } from '@bank/model/text.ts'
import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import { Words } from '@bank/ui/text/Words.tsx'

/** The title of a card. With an address it is the card's link. */
export const CardTitle = ({ of, to }: { of: Text; to?: LinkTarget | undefined }) => (
  <h3 className="record-list-title">
    {to ? (
      <Link to={to}>
        <Words of={of} as="span" />
      </Link>
    ) : (
      <Words of={of} as="span" />
    )}
  </h3>
)
