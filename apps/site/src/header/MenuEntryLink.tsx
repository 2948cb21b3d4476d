import { Link } from '@bank/ui/links/Link.tsx'
import type { MenuEntry } from './header-props.ts'
import { MenuText } from './MenuText.tsx'

/** A menu item as a link; one without an address is a label (D-HEAD-12). */
export const MenuEntryLink = ({ of, current }: { of: MenuEntry; current: boolean }) =>
  of.to ? (
    <Link to={of.to} current={current}>
      <MenuText of={of} />
    </Link>
  ) : (
    <span>
      <MenuText of={of} />
    </span>
  )
