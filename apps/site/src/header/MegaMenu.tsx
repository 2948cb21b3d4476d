import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { ArrowRight } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import type { HeaderBarProps, MenuEntry } from './header-props.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuText } from './MenuText.tsx'
import { megaLayout } from './mega-layout.ts'

const Column = ({ of, path }: { of: MenuEntry; path: string }) => (
  <div className="mega-column">
    <p className="mega-label label">
      {of.to ? (
        <Link to={of.to}>
          <MenuText of={of} />
        </Link>
      ) : (
        <MenuText of={of} />
      )}
    </p>
    {of.children && <MenuLinks items={of.children} path={path} className="mega-links" />}
  </div>
)

/** Children that have none themselves: an index, as everywhere on the site. */
const Entry = ({ of, path }: { of: MenuEntry; path: string }) =>
  of.to ? (
    <Link to={of.to} className="mega-entry" current={path === of.to.href}>
      <MenuText of={of} />
      <DrawnIcon of={ArrowRight} size={20} />
    </Link>
  ) : (
    <span className="mega-entry">
      <MenuText of={of} />
    </span>
  )

/** A narrow dropdown starts below its item, moved to the left as far as the window asks for. */
const useRoom = (isNarrow: boolean) => {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !isNarrow) return
    const fit = (): void => {
      element.style.translate = '0'
      const over = element.getBoundingClientRect().right - (document.documentElement.clientWidth - 24)
      element.style.translate = `${Math.min(0, -over)}px`
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [isNarrow])
  return panel
}

/** A sentence in the page's language with a name that may be in another. */
const GoTo = ({ of, sentence }: { of: MenuEntry; sentence: string }) => {
  const [before, after] = sentence.split('{name}')
  return (
    <span>
      {before}
      <MenuText of={of} />
      {after}
    </span>
  )
}

type MegaMenuProps = Pick<HeaderBarProps, 'texts' | 'numbers'> & { id: string; of: MenuEntry; path: string }

/** What a primary item opens (HEAD-11 to HEAD-15): its children in columns, and the way to its own page. */
export const MegaMenu = ({ id, of, path, texts, numbers }: MegaMenuProps) => {
  const { columns, width } = megaLayout(of.children ?? [])
  const panel = useRoom(width === 'narrow')
  const children = of.children ?? []
  return (
    <div className={`mega mega-${width}`} id={id} ref={panel}>
      <div className="mega-body">
        {width === 'wide' && (
          <div className="mega-top">
            <p className="mega-title">
              <MenuText of={of} />
            </p>
            {of.to && (
              <Link to={of.to} className="more">
                <GoTo of={of} sentence={texts.goTo} />
                <DrawnIcon of={ArrowRight} size={20} />
              </Link>
            )}
          </div>
        )}
        <ul className={`mega-columns mega-columns-${columns}`}>
          {children.map((child) => (
            <li key={`${child.text} ${child.to?.href}`}>
              {width === 'wide' ? <Column of={child} path={path} /> : <Entry of={child} path={path} />}
            </li>
          ))}
        </ul>
      </div>
      {width === 'wide' && (
        <dl className="mega-foot">
          <div>
            <dt>{texts.routingNumber}</dt>
            <dd className="num">{numbers.routing}</dd>
          </div>
          <div>
            <dt>{texts.tollFree}</dt>
            <dd className="num">
              <a href={telephoneAddress(numbers.tollFree)}>{numbers.tollFree}</a>
            </dd>
          </div>
        </dl>
      )}
    </div>
  )
}
