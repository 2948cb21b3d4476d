import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { ArrowLeft, ArrowRight, ChevronRight } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { currentItem } from './current-item.ts'
import { levelAt } from './drill-down.ts'
import type { HeaderTexts, MenuEntry } from './header-props.ts'
import { MenuEntryLink } from './MenuEntryLink.tsx'
import { MenuText } from './MenuText.tsx'

type Way = {
  readonly to: readonly number[]
  /** What gets the focus: the Back item of the new level, or the item that was left. Nothing at first. */
  readonly focus: 'back' | number | undefined
}

const Parent = ({ of }: { of: MenuEntry }) =>
  of.to ? (
    <Link to={of.to} className="drill-parent">
      <MenuText of={of} />
      <DrawnIcon of={ArrowRight} />
    </Link>
  ) : (
    <p className="drill-parent">
      <MenuText of={of} />
    </p>
  )

/**
 * The primary menu one level at a time (HEAD-18 to HEAD-20). Each level is a landmark with a name of its own: the focus that
 * moves into it makes screen readers say where one is.
 */
export const DrillDown = ({ items, path, texts }: { items: readonly MenuEntry[]; path: string; texts: HeaderTexts }) => {
  const [way, setWay] = useState<Way>({ to: [], focus: undefined })
  const nav = useRef<HTMLElement>(null)
  const level = levelAt(items, way.to)
  const current = currentItem(
    level.items.map(({ to }) => to?.href),
    path,
  )

  useEffect(() => {
    if (way.focus === undefined) return
    const target = way.focus === 'back' ? '.drill-back' : `[data-item="${way.focus}"]`
    nav.current?.querySelector<HTMLElement>(target)?.focus()
  }, [way])

  return (
    <nav
      className={`drill ${way.focus === undefined ? '' : way.focus === 'back' ? 'drill-down' : 'drill-up'}`}
      key={way.to.join()}
      aria-label={level.parent?.text ?? texts.mainMenu}
      ref={nav}
    >
      {level.parent && (
        <>
          <button type="button" className="drill-back" onClick={() => setWay({ to: way.to.slice(0, -1), focus: way.to.at(-1) })}>
            <DrawnIcon of={ArrowLeft} size={20} />
            {texts.back}
          </button>
          <Parent of={level.parent} />
        </>
      )}
      <ul className={level.parent ? 'drill-items drill-items-below' : 'drill-items'}>
        {level.items.map((item, index) => (
          <li key={`${item.text} ${item.to?.href}`}>
            {item.children ? (
              <button
                type="button"
                data-item={index}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => setWay({ to: [...way.to, index], focus: 'back' })}
              >
                <MenuText of={item} />
                <DrawnIcon of={ChevronRight} />
              </button>
            ) : (
              <MenuEntryLink of={item} current={index === current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
