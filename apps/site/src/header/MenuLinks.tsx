import { currentItem } from './current-item.ts'
import type { MenuEntry } from './header-props.ts'
import { MenuEntryLink } from './MenuEntryLink.tsx'

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
          <MenuEntryLink of={item} current={index === current} />
        </li>
      ))}
    </ul>
  )
}
