import { Link } from '@bank/blocks/primitives/Link.tsx'
import { currentItem } from './current-item.ts'
import type { MenuEntry } from './header-props.ts'
import { MenuText } from './MenuText.tsx'

/** A plain list of menu items; one without an address is a label (D-HEAD-12). `path` is that of the page shown. */
export const MenuLinks = ({ items, path, className }: { items: readonly MenuEntry[]; path: string; className?: string }) => {
  const current = currentItem(
    items.map(({ to }) => to?.href),
    path,
  )
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={`${item.text} ${item.to?.href}`}>
          {item.to ? (
            <Link to={item.to} current={index === current}>
              <MenuText of={item} />
            </Link>
          ) : (
            <span>
              <MenuText of={item} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
