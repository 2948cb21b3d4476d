import { loginMenuCloseDelay } from '@bank/rules/constants.ts'
import type { CommonEvent, MenuEffect, Reachability, Step } from './menu-machine.ts'

/**
 * `waiting`: asked for while the bank was not known to be reachable; opens when it is (D-HEAD-1).
 * `unreached`: asked for, and the bank did not answer; a notice stands in its place until the visitor goes on (D-HEAD-1).
 * `closing`: asked to close, still on screen until the delay is over (D-HEAD-2).
 */
export type LoginMenu = 'closed' | 'waiting' | 'unreached' | 'open' | 'closing'

/** The two menus at the end of the header. At most one of them is on screen (HEAD-33 to HEAD-35). */
export type HeaderMenus = { readonly login: LoginMenu; readonly isExtraOpen: boolean }

export type HeaderMenuEvent =
  | CommonEvent
  /** The Log in button was pressed; `connection` is what was known at that moment. */
  | { readonly type: 'login-clicked'; readonly connection: Reachability }
  /** Pointer left panel and button, a login form was sent, or Loans was chosen (D-HEAD-2). */
  | { readonly type: 'login-close-requested' }
  /** A click outside asks to close too (D-HEAD-2), and takes back a click on the button that is still waiting. */
  | { readonly type: 'login-clicked-outside' }
  /** The keyboard went on past the panel, which would lie over what has the focus now (D-HEAD-4). */
  | { readonly type: 'login-left' }
  /** Pointer or focus came back to the panel, or the visitor types in it. */
  | { readonly type: 'login-returned' }
  | { readonly type: 'login-delay-over' }
  /** The extra menu's button was pressed; `isShown`: whether its list is on screen, and not still waiting for its styles. */
  | { readonly type: 'extra-clicked'; readonly isShown: boolean }
  | { readonly type: 'extra-close-requested' }
  | { readonly type: 'escape-pressed' }

export type HeaderMenuEffect = MenuEffect<HeaderMenuEvent, 'login' | 'extra'>

export type HeaderMenuStep = Step<HeaderMenus, HeaderMenuEffect>

/** Both menus as every page starts (HEAD-33). */
export const closedMenus: HeaderMenus = { login: 'closed', isExtraOpen: false }

/** Whether the login menu is on screen: also during the delay (D-HEAD-2). Value of its `aria-expanded`. */
export const isLoginShown = ({ login }: HeaderMenus): boolean => login === 'open' || login === 'closing'

const stay = (menus: HeaderMenus): HeaderMenuStep => ({ state: menus, effects: [] })

const openLogin: HeaderMenuStep = { state: { login: 'open', isExtraOpen: false }, effects: [] }

/** The delay is one timer: a second request while it runs neither starts it anew nor adds another. */
const requestClose = (menus: HeaderMenus): HeaderMenuStep =>
  menus.login === 'open'
    ? { state: { ...menus, login: 'closing' }, effects: [{ type: 'arm', delay: loginMenuCloseDelay, event: { type: 'login-delay-over' } }] }
    : stay(menus)

const keepOpen = (menus: HeaderMenus): HeaderMenuStep =>
  menus.login === 'closing' ? { state: { ...menus, login: 'open' }, effects: [{ type: 'cancel' }] } : stay(menus)

const clickLogin = (menus: HeaderMenus, connection: Reachability): HeaderMenuStep => {
  if (menus.login === 'open') return requestClose(menus)
  if (menus.login === 'closing') return keepOpen(menus)
  if (connection === 'available') return openLogin
  // A probe under way answers by itself; after a failure only a fresh one can open the menu (D-HEAD-1).
  return { state: { ...menus, login: 'waiting' }, effects: connection === 'checking' ? [] : [{ type: 'probe' }] }
}

const connectionChanged = (menus: HeaderMenus, connection: Reachability): HeaderMenuStep => {
  if (menus.login === 'unreached' && connection === 'available') return stay({ ...menus, login: 'closed' })
  if (menus.login !== 'waiting') return stay(menus)
  if (connection === 'available') return openLogin
  return connection === 'unavailable' ? stay({ ...menus, login: 'unreached' }) : stay(menus)
}

const timerOff = (menus: HeaderMenus): readonly HeaderMenuEffect[] => (menus.login === 'closing' ? [{ type: 'cancel' }] : [])

const pressEscape = (menus: HeaderMenus): HeaderMenuStep => ({
  state: closedMenus,
  effects: [
    ...timerOff(menus),
    ...(isLoginShown(menus) ? [{ type: 'return-focus', to: 'login' } as const] : []),
    ...(menus.isExtraOpen ? [{ type: 'return-focus', to: 'extra' } as const] : []),
  ],
})

/**
 * What happens to the login menu and the extra menu (HEAD-33 to HEAD-37, D-HEAD-1 to D-HEAD-3): the login menu opens only
 * when the connection is known to be available and closes 2,500 ms after a request; the extra menu needs no connection and
 * closes at once. Escape, a Tab that leaves the panel, the extra menu and another page close the login menu at once. A press toggles what the visitor sees:
 * repeated while a menu is waited for, it asks for the same once more.
 */
export const stepMenus = (menus: HeaderMenus, event: HeaderMenuEvent): HeaderMenuStep => {
  switch (event.type) {
    case 'login-clicked':
      return clickLogin(menus, event.connection)
    case 'connection-changed':
      return connectionChanged(menus, event.connection)
    case 'login-close-requested':
      return requestClose(menus)
    case 'login-clicked-outside':
      return menus.login === 'waiting' || menus.login === 'unreached' ? stay({ ...menus, login: 'closed' }) : requestClose(menus)
    case 'login-left':
      // What was pressed and is waited for comes all the same (D-HEAD-1).
      return menus.login === 'waiting' ? stay(menus) : { state: { ...menus, login: 'closed' }, effects: timerOff(menus) }
    case 'login-returned':
      return keepOpen(menus)
    case 'login-delay-over':
      return menus.login === 'closing'
        ? { state: { ...menus, login: 'closed' }, effects: [{ type: 'return-focus', to: 'login' }] }
        : stay(menus)
    case 'extra-clicked':
      return event.isShown
        ? stay({ ...menus, isExtraOpen: false })
        : { state: { login: 'closed', isExtraOpen: true }, effects: timerOff(menus) }
    case 'extra-close-requested':
      return stay({ ...menus, isExtraOpen: false })
    case 'escape-pressed':
      return pressEscape(menus)
    case 'page-changed':
      return { state: closedMenus, effects: timerOff(menus) }
  }
}
