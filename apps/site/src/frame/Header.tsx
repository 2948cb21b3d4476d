import { Icon } from '@bank/blocks/primitives/Icon.tsx'
import { Link } from '@bank/blocks/primitives/Link.tsx'
import { translator } from '@bank/i18n/translate.ts'
import type { Frame, NavigationItem } from '../page-data/frame.ts'

/** The one item of a menu that the page belongs to: the one whose address holds most of the page's path. */
const currentOf = (items: readonly NavigationItem[], path: string): NavigationItem | undefined =>
  items
    .filter(({ to }) => to !== undefined && to.href !== '/' && path.startsWith(to.href))
    .toSorted((one, other) => (other.to?.href.length ?? 0) - (one.to?.href.length ?? 0))[0]

const Item = ({ item, current }: { item: NavigationItem; current: NavigationItem | undefined }) =>
  item.to ? (
    <Link to={item.to} current={item === current}>
      <span lang={item.text.lang}>{item.text.text}</span>
    </Link>
  ) : (
    <span lang={item.text.lang}>{item.text.text}</span>
  )

/** The utility bar, above the bank's name: who insures the deposits, secondary links, search and language (HEAD-01 to HEAD-05). */
const UtilityBar = ({ frame, path }: { frame: Frame; path: string }) => {
  const t = translator(frame.language)
  return (
    <div className="utility">
      <div className="wrap">
        <span className="utility-fdic" lang="en">
          <b>FDIC</b> {frame.fdicStatement}
        </span>
        <nav className="utility-links" aria-label={t('utilityMenu')}>
          {frame.menus.utility.map((item) => (
            <Item key={item.text.text} item={item} current={currentOf(frame.menus.utility, path)} />
          ))}
          <Link to={frame.search} className="utility-search">
            <Icon name="search" size={18} />
            {t('search')}
          </Link>
          <OtherLanguage frame={frame} />
        </nav>
      </div>
    </div>
  )
}

const OtherLanguage = ({ frame }: { frame: Frame }) => (
  <a
    href={frame.otherLanguage.to.href}
    lang={frame.otherLanguage.language}
    hrefLang={frame.otherLanguage.language}
    data-language-switch={frame.otherLanguage.language}
  >
    <Icon name="languages" size={18} />
    {translator(frame.language)('otherLanguage')}
  </a>
)

/** Menu for narrow screens: a native disclosure that needs no script. */
const NarrowMenu = ({ frame, path }: { frame: Frame; path: string }) => {
  const t = translator(frame.language)
  const more = [...frame.menus.utility, ...frame.menus.extra]
  return (
    <details className="narrow-menu">
      <summary aria-label={t('menu')}>
        <Icon name="menu" size={24} />
      </summary>
      <nav className="narrow-menu-panel" aria-label={t('menu')}>
        <ul className="narrow-menu-primary">
          {frame.menus.primary.map((item) => (
            <li key={item.text.text}>
              <Item item={item} current={currentOf(frame.menus.primary, path)} />
            </li>
          ))}
        </ul>
        <ul className="narrow-menu-more">
          {more.map((item) => (
            <li key={`${item.text.text} ${item.to?.href}`}>
              <Item item={item} current={currentOf(more, path)} />
            </li>
          ))}
          <li>
            <OtherLanguage frame={frame} />
          </li>
        </ul>
      </nav>
    </details>
  )
}

/** What stands above every page. Menus come from the content store (HEAD-32). */
export const Header = ({ frame, path }: { frame: Frame; path: string }) => {
  const t = translator(frame.language)
  return (
    <header className="header">
      <UtilityBar frame={frame} path={path} />
      <div className="header-bar">
        <div className="wrap">
          <Link to={frame.home} className="logo" label={frame.bankName}>
            <img src="/img/logo.svg" alt="" width={250} height={44} />
          </Link>
          <nav className="header-links" aria-label={t('mainMenu')}>
            {frame.menus.primary.map((item) => (
              <Item key={item.text.text} item={item} current={currentOf(frame.menus.primary, path)} />
            ))}
          </nav>
          <div className="header-end">
            <Link to={frame.logIn} className="button button-navy button-small header-log-in">
              <Icon name="lock-keyhole" size={18} />
              <span>{t('logIn')}</span>
            </Link>
            <NarrowMenu frame={frame} path={path} />
          </div>
        </div>
      </div>
    </header>
  )
}
