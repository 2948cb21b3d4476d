import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { ChevronDown } from 'lucide'
import { useRef } from 'react'
import { currentItem } from './current-item.ts'
import type { HeaderBarProps } from './header-props.ts'
import { MegaMenu } from './MegaMenu.tsx'
import { MenuText } from './MenuText.tsx'
import { megaLayout } from './mega-layout.ts'
import { usePrimaryMenu } from './use-primary-menu.ts'

type PrimaryMenuProps = Pick<HeaderBarProps, 'primary' | 'path' | 'texts' | 'numbers'> & { isReady: boolean }

/**
 * The primary links (HEAD-09): each a real link, with a button beside it where there is a dropdown (HEAD-11, D-HEAD-4). An item
 * without an address is a label, or with children the button alone (D-HEAD-12).
 */
export const PrimaryMenu = ({ primary, path, texts, numbers, isReady }: PrimaryMenuProps) => {
  const list = useRef<HTMLUListElement>(null)
  const { shown, listProps, itemProps, buttonProps } = usePrimaryMenu(
    list,
    primary.map(({ children }) => children !== undefined),
    isReady,
  )
  // Of the page that brought the header; later pages mark their item themselves (follow-page.ts), and React leaves it alone.
  const current = currentItem(
    primary.map(({ to }) => to?.href),
    path,
  )
  return (
    <nav className="header-links" aria-label={texts.mainMenu} data-menu="primary">
      <ul ref={list} {...listProps}>
        {primary.map((item, index) => (
          <li
            key={`${item.text} ${item.to?.href}`}
            className={item.children && megaLayout(item.children).width === 'narrow' ? 'header-item header-item-narrow' : 'header-item'}
            {...itemProps(index)}
          >
            {item.to && (
              <Link to={item.to} current={index === current} isPrimary>
                <MenuText of={item} />
              </Link>
            )}
            {!item.to && !item.children && (
              <span className="header-label">
                <MenuText of={item} />
              </span>
            )}
            {item.children && (
              <button
                type="button"
                className="header-more"
                aria-label={item.to ? texts.moreIn.replace('{name}', item.text) : undefined}
                data-primary-link=""
                {...buttonProps(index)}
              >
                {!item.to && <MenuText of={item} />}
                <DrawnIcon of={ChevronDown} size={16} />
              </button>
            )}
            {shown === index && <MegaMenu id={`mega-${index}`} of={item} path={location.pathname} texts={texts} numbers={numbers} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}
