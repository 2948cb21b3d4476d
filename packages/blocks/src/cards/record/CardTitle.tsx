import type { Text } from '@bank/model/text.ts'
import { Link, type LinkTarget } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'

/** The title of a card. With an address it is the card's link. */
export const CardTitle = ({ of, to }: { of: Text; to?: LinkTarget | undefined }) => (
  <h3 className="record-list-title">
    {to ? (
      <Link to={to}>
        <LocalizedText of={of} as="span" />
      </Link>
    ) : (
      <LocalizedText of={of} as="span" />
    )}
  </h3>
)
