import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { LockKeyhole, Menu } from 'lucide'
import { useState } from 'react'
import { LoginPanel } from '../login/LoginPanel.tsx'
import { LoginUnreached } from '../login/LoginUnreached.tsx'
import { ExtraMenu } from './ExtraMenu.tsx'
import type { HeaderBarProps } from './header-props.ts'
import { Offcanvas } from './Offcanvas.tsx'
import { PrimaryMenu } from './PrimaryMenu.tsx'
import { useHeaderMenus } from './use-header-menus.ts'
import { usePanelStyles } from './use-panel-styles.ts'

/**
 * The primary bar (HEAD-06 to HEAD-17) with everything that it opens. Nothing of that is in the page before it is opened, and
 * the bar looks the same before and after React has come to it.
 */
export const HeaderBar = (props: HeaderBarProps) => {
  const { path, home, bankName, numbers, primary, extra, login, texts } = props
  const isReady = usePanelStyles()
  const menus = useHeaderMenus(isReady)
  const [isOffcanvasOpen, setOffcanvasOpen] = useState(false)
  return (
    <div className="header-bar">
      <div className="wrap">
        <Link to={{ href: home }} className="logo" label={bankName}>
          <img src="/img/logo.svg" alt="" width={250} height={44} />
        </Link>
        <PrimaryMenu primary={primary} path={path} texts={texts} numbers={numbers} isReady={isReady} />
        <div className="header-end">
          <div {...menus.loginFrame}>
            <button
              type="button"
              className="button button-navy button-small header-log-in"
              aria-controls="header-login"
              {...menus.loginButton}
            >
              <DrawnIcon of={LockKeyhole} size={18} />
              <span>{texts.logIn}</span>
            </button>
            {/* In the page from the start: when nothing can be reached, no script comes that could write it. */}
            <div role="status" className="login-status" data-shown={menus.isLoginUnreached || undefined}>
              <LoginUnreached of={login} />
            </div>
            {menus.isLoginOpen && (
              <div className="login-drop" {...menus.loginPanel}>
                <LoginPanel of={login} idPrefix="header" onCloseRequest={menus.requestLoginClose} />
              </div>
            )}
          </div>
          <ExtraMenu extra={extra} texts={texts} menus={menus} />
          <button
            type="button"
            className="header-toggle header-menu"
            aria-label={texts.menu}
            aria-haspopup="dialog"
            aria-expanded={isOffcanvasOpen}
            onClick={() => setOffcanvasOpen(true)}
          >
            <DrawnIcon of={Menu} />
          </button>
        </div>
      </div>
      {isOffcanvasOpen && isReady && <Offcanvas {...props} onClose={() => setOffcanvasOpen(false)} />}
    </div>
  )
}
