import { type PointerEvent, useEffect, useRef } from 'react'
import { connection } from '../browser/connection.ts'
import { closedMenus, isLoginShown, stepMenus } from './header-menus.ts'
import { reachabilityOf } from './menu-machine.ts'
import { useMenuMachine } from './use-menu-machine.ts'

const holds = (frame: HTMLElement | null, target: EventTarget | null): boolean => target instanceof Node && frame?.contains(target) === true

/**
 * Some browsers report that the pointer left for nowhere while it is over the list of an open select, which is no part of the page.
 * A finger leaves whenever it is lifted.
 */
const hasLeft = ({ pointerType, relatedTarget }: PointerEvent): boolean =>
  pointerType !== 'touch' && !(relatedTarget === null && document.activeElement instanceof HTMLSelectElement)

/**
 * Runs the login menu and the extra menu on the page's connection (HEAD-33 to HEAD-37, D-HEAD-1 to D-HEAD-3). Give each
 * returned group of props to its element: `loginFrame` to one that contains the Log in button and, when shown, the panel
 * (wherever it is rendered), `loginPanel` to the panel, `extraFrame` to one that contains the extra menu's button and list.
 * `isReady` tells whether panel and list can be rendered yet.
 */
export const useHeaderMenus = (isReady: boolean) => {
  const loginFrame = useRef<HTMLDivElement>(null)
  const loginButton = useRef<HTMLButtonElement>(null)
  const extraFrame = useRef<HTMLDivElement>(null)
  const extraButton = useRef<HTMLButtonElement>(null)

  const returnFocus = (to: 'login' | 'extra'): void => {
    const [frame, button] = to === 'login' ? [loginFrame, loginButton] : [extraFrame, extraButton]
    if (holds(frame.current, document.activeElement)) button.current?.focus()
  }
  const [menus, send, newest] = useMenuMachine(stepMenus, closedMenus, isReady, returnFocus)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` reads refs only, so the first one serves for good
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const click = ({ target }: Event): void => {
      if (!holds(loginFrame.current, target)) send({ type: 'login-clicked-outside' })
      if (!holds(extraFrame.current, target)) send({ type: 'extra-close-requested' })
    }
    // Caught on the way down: what was clicked may be gone from the page once React has answered the click.
    document.addEventListener('click', click, { signal, capture: true })
    let isTabbing = false
    // A click moves the focus too, and leaves the panel its delay (HEAD-37).
    const focusIn = ({ target }: Event): void => {
      if (!isTabbing) return
      if (!holds(loginFrame.current, target)) send({ type: 'login-left' })
      if (!holds(extraFrame.current, target)) send({ type: 'extra-close-requested' })
    }
    document.addEventListener('focusin', focusIn, { signal })
    const keyUp = (): void => {
      isTabbing = false
    }
    document.addEventListener('keyup', keyUp, { signal })
    const keyDown = (event: KeyboardEvent): void => {
      isTabbing = event.key === 'Tab'
      if (event.key !== 'Escape') return
      // A dialog that opened above the menus is closed first.
      const dialog = document.querySelector('dialog[open]')
      if (dialog && !holds(loginFrame.current?.closest('dialog') ?? null, dialog)) return
      // What this Escape closes is a menu of ours; a dialog around it stays.
      if (isLoginShown(newest.current) || newest.current.isExtraOpen) event.preventDefault()
      send({ type: 'escape-pressed' })
    }
    document.addEventListener('keydown', keyDown, { signal })
    return () => listening.abort()
  }, [])

  const isLoginOpen = isLoginShown(menus)
  const isExtraOpen = menus.isExtraOpen && isReady
  const cameBack = (): void => send({ type: 'login-returned' })
  return {
    isLoginOpen,
    isLoginUnreached: menus.login === 'unreached',
    isExtraOpen,
    loginFrame: {
      ref: loginFrame,
      onPointerLeave: (event: PointerEvent): void => {
        if (hasLeft(event)) send({ type: 'login-close-requested' })
      },
    },
    loginButton: {
      ref: loginButton,
      'aria-expanded': isLoginOpen,
      'aria-busy': menus.login === 'waiting' || undefined,
      onClick: (): void => send({ type: 'login-clicked', connection: reachabilityOf(connection.get().status, isReady) }),
    },
    loginPanel: { onPointerEnter: cameBack, onFocus: cameBack, onInput: cameBack },
    /** A login form was sent or Loans was chosen (D-HEAD-2). */
    requestLoginClose: (): void => send({ type: 'login-close-requested' }),
    extraFrame: { ref: extraFrame },
    extraButton: {
      ref: extraButton,
      'aria-expanded': isExtraOpen,
      onClick: (): void => send({ type: 'extra-clicked', isShown: isExtraOpen }),
    },
  }
}
