import { Link } from '@bank/ui/links/Link.tsx'
import { CardTitle } from './CardTitle.tsx'
import type { OfficeCard } from './cards.ts'

/** A place of the bank: what it is, where it is, how to call it. */
export const OfficeCardView = ({ to, title, types, address, phone }: OfficeCard) => (
  <article className="record-list-note">
    <p className="label">{types}</p>
    <CardTitle of={title} to={to} />
    <address className="record-list-text record-list-place">
      {address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <Link to={phone.to}>{phone.text}</Link>}
    </address>
  </article>
)
