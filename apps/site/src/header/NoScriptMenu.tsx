import { translator } from '@bank/i18n/translate.ts'
import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import type { Frame, NavigationItem } from '../page-data/frame.ts'
import { NoScriptLogin } from './NoScriptLogin.tsx'
import { OtherLanguage } from './UtilityBar.tsx'

const Items = ({ of, className }: { of: readonly NavigationItem[]; className: string }) => (
  <ul className={className}>
    {of.map(({ text, to, children }) => (
      <li key={`${text.text} ${to?.href}`}>
        {to ? (
          <Link to={to}>
            <span lang={text.lang}>{text.text}</span>
          </Link>
        ) : (
          // A heading without a page of its own is worth what it holds.
          <>
            <span lang={text.lang}>{text.text}</span>
            <Items of={children} className={className} />
          </>
        )}
      </li>
    ))}
  </ul>
)

/** What the bar offers without JavaScript, in place of the buttons that need it: a way to log in and a menu, native disclosures of which one is open. */
export const NoScriptMenu = ({ frame }: { frame: Frame }) => {
  const t = translator(frame.language)
  return (
    <div className="noscript-menu wrap">
      <NoScriptLogin of={frame.login} />
      <details name="noscript">
        <summary aria-label={t('menu')}>
          <Icon name="menu" />
        </summary>
        <nav className="noscript-panel" aria-label={t('menu')}>
          <Items of={frame.menus.primary} className="noscript-primary" />
          <Items of={frame.menus.utility} className="noscript-more" />
          <Items of={frame.menus.extra} className="noscript-more" />
          <OtherLanguage frame={frame} />
        </nav>
      </details>
    </div>
  )
}
