import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect } from 'react'
import { leadsToCurrentPage } from './leads-to-current-page.ts'
import { closedMenu, shownDropdown, stepPrimaryMenu } from './primary-menu.ts'
import { useMenuMachine } from './use-menu-machine.ts'

const isPrimaryLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof Element && target.closest('a[data-primary-link]') !== null

/**
 * Runs the dropdowns of the primary bar: by pointer, keyboard and touch; the focus on a link opens nothing, and only while the connection is known to be
 * available (HEAD-11, HEAD-40, D-HEAD-3, D-HEAD-4). `withChildren` says of each item whether it has a dropdown; `isReady`
 * whether one can be rendered yet. Returns the index of the dropdown to render and the props of the list and of its items.
 */
export const usePrimaryMenu = (list: RefObject<HTMLUListElement | null>, withChildren: readonly boolean[], isReady: boolean) => {
  const [menu, send] = useMenuMachine(stepPrimaryMenu, closedMenu, isReady)
  const shown = shownDropdown(menu)

  const moveOn = (index: number): void => send({ type: 'pointer-moved', index, hasDropdown: withChildren[index] === true })

  const itemAt = (index: number): Element | undefined => list.current?.children[index]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the pointer may have come before hydration
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const index = items.findIndex((item) => item.matches(':hover'))
    if (index >= 0) moveOn(index)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: refs apart, everything that it reads is listed
  useEffect(() => {
    if (shown === undefined || !menu.takesFocus) return
    itemAt(shown)?.querySelector<HTMLElement>('.mega a')?.focus()
    send({ type: 'focus-taken' })
  }, [shown, menu.takesFocus])

  // Listens while a dropdown is waited for too: what comes late can be called off as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refs apart, everything that it reads is listed
  useEffect(() => {
    if (menu.open === undefined && menu.unreached === undefined) return
    const listening = new AbortController()
    const { signal } = listening
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return
      const item = shown === undefined ? undefined : itemAt(shown)
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      send({ type: 'dismissed' })
    }
    const click = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target)) send({ type: 'dismissed' })
    }
    document.addEventListener('keydown', dismiss, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    return () => listening.abort()
  }, [menu.open, menu.unreached, shown])

  return {
    shown,
    listProps: {
      // A finger leaves whenever it is lifted.
      onPointerLeave: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') send({ type: 'pointer-left' })
      },
    },
    itemProps: (index: number) => ({
      // Movement, not arrival: a page that changes under a resting pointer opens nothing.
      onPointerMove: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') moveOn(index)
      },
      ...(withChildren[index] && {
        onKeyDown: (event: KeyboardEvent): void => {
          if (event.key !== 'ArrowDown' || (event.target instanceof Element && event.target.closest('.mega'))) return
          event.preventDefault()
          send({ type: 'pressed', index, takesFocus: true })
        },
        onBlur: ({ relatedTarget, currentTarget }: { relatedTarget: EventTarget | null; currentTarget: Element }): void => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) send({ type: 'blurred', index })
        },
        // A link that was clicked before its dropdown came leads on without it; nothing else closes one that leads to this page.
        onClick: ({ target }: MouseEvent): void => {
          if (leadsToCurrentPage(target) || (isPrimaryLink(target) && shown !== index)) send({ type: 'dismissed' })
        },
      }),
    }),
    buttonProps: (index: number) => ({
      'aria-expanded': shown === index,
      'aria-busy': (menu.isPressed && menu.open === index && shown !== index) || undefined,
      'aria-controls': `mega-${index}`,
      'data-unanswered': menu.unreached === index || undefined,
      onClick: (): void => send({ type: 'pressed', index, takesFocus: false }),
    }),
  }
}
