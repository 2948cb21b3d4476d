import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Ellipsis } from 'lucide'
import type { HeaderBarProps } from './header-props.ts'
import { leadsToCurrentPage } from './leads-to-current-page.ts'
import { MenuLinks } from './MenuLinks.tsx'
import type { useHeaderMenus } from './use-header-menus.ts'

type ExtraMenuProps = Pick<HeaderBarProps, 'extra' | 'texts'> & {
  menus: Pick<ReturnType<typeof useHeaderMenus>, 'extraButton' | 'extraFrame' | 'isExtraOpen'>
}

/** The extra menu and its toggle (HEAD-16, HEAD-33, D-HEAD-6). It needs no connection (D-HEAD-3). */
export const ExtraMenu = ({ extra, texts, menus }: ExtraMenuProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: hears clicks of the links inside, which keyboards make too
  // biome-ignore lint/a11y/useKeyWithClickEvents: the same
  <div className="extra-frame" {...menus.extraFrame} onClick={({ target }) => leadsToCurrentPage(target) && menus.extraButton.onClick()}>
    <button type="button" className="header-toggle" aria-label={texts.more} aria-controls="extra-menu" {...menus.extraButton}>
      <DrawnIcon of={Ellipsis} />
    </button>
    {menus.isExtraOpen && (
      <nav className="extra" id="extra-menu" aria-label={texts.more}>
        <MenuLinks items={extra} path={location.pathname} />
      </nav>
    )}
  </div>
)
