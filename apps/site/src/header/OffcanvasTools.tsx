import { SearchForm } from '@bank/blocks/search/SearchForm.tsx'
import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { ChevronDown, Languages, LockKeyhole, Search } from 'lucide'
import { useId } from 'react'
import { regions } from '../browser/region.ts'
import { LoginPanel } from '../login/LoginPanel.tsx'
import { LoginUnreached } from '../login/LoginUnreached.tsx'
import { remainingExtra } from './drill-down.ts'
import type { HeaderBarProps } from './header-props.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { useHeaderMenus } from './use-header-menus.ts'

/** The login toggle of the offcanvas, on the connection like the one of the bar (HEAD-27, D-HEAD-3). */
const Login = ({ login, texts }: Pick<HeaderBarProps, 'login' | 'texts'>) => {
  const menus = useHeaderMenus(true)
  return (
    <div {...menus.loginFrame}>
      <button type="button" className="button button-navy offcanvas-log-in" aria-controls="offcanvas-login" {...menus.loginButton}>
        <DrawnIcon of={LockKeyhole} size={20} />
        {texts.logIn}
      </button>
      <div role="status">{menus.isLoginUnreached && <LoginUnreached of={login} />}</div>
      {menus.isLoginOpen && (
        <div className="offcanvas-login" {...menus.loginPanel}>
          <LoginPanel of={login} idPrefix="offcanvas" onCloseRequest={menus.requestLoginClose} />
        </div>
      )}
    </div>
  )
}

const SearchBox = ({ search, texts }: Pick<HeaderBarProps, 'search' | 'texts'>) => (
  <SearchForm
    id={useId()}
    action={search}
    texts={{ field: texts.searchTerms, suggestions: texts.suggestions }}
    name="offcanvas_search"
    className="offcanvas-search"
  >
    <button type="submit" className="button-bare" aria-label={texts.search}>
      <DrawnIcon of={Search} />
    </button>
  </SearchForm>
)

/** The page keeps every region selector in step by itself (browser/region.ts): this one only offers what the utility bar offers. */
const Regions = ({ texts }: Pick<HeaderBarProps, 'texts'>) => {
  const id = useId()
  const known = regions.all()
  if (known.length === 0) return null
  return (
    <div className="field">
      <select id={id} data-region-select="" defaultValue={regions.get()?.permalink ?? ''}>
        <option value="">{texts.selectRegion}</option>
        {known.map(({ permalink, label }) => (
          <option key={permalink} value={permalink}>
            {label}
          </option>
        ))}
      </select>
      <label htmlFor={id}>{texts.region}</label>
      <DrawnIcon of={ChevronDown} />
    </div>
  )
}

/** The header outlives the page: its own switch always has the address for the page that is shown (follow-page.ts). */
const languageAddress = (): string => document.querySelector('a[data-language-switch]')?.getAttribute('href') ?? '/'

/** What stands below the drill-down at every level (HEAD-21 to HEAD-27, D-HEAD-7). */
export const OffcanvasTools = (header: HeaderBarProps) => {
  const { utility, extra, login, search, texts, path, otherLanguage } = header
  return (
    <div className="offcanvas-tools">
      <Login login={login} texts={texts} />
      <SearchBox search={search} texts={texts} />
      <nav className="offcanvas-links" aria-label={texts.utilityMenu}>
        <MenuLinks items={utility} path={path} />
        <MenuLinks items={remainingExtra(extra, utility)} path={path} />
      </nav>
      <Regions texts={texts} />
      <a
        className="offcanvas-language"
        href={languageAddress()}
        lang={otherLanguage}
        hrefLang={otherLanguage}
        data-language-switch={otherLanguage}
        data-track-action="switch"
        data-track-category="language"
        data-track-label={otherLanguage}
      >
        <DrawnIcon of={Languages} size={20} />
        {texts.otherLanguage}
      </a>
    </div>
  )
}
