import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react'
import { connection } from '../client/connection.ts'
import { leadsHere } from './leads-here.ts'
import { closedMenu, stepPrimaryMenu } from './primary-menu.ts'

/** How long the pointer rests on an item until its dropdown opens, and how long it may be away until it closes, in ms. */
const [openDelay, closeDelay] = [120, 320]

const status = () => connection.get().status

const isPrimaryLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof Element && target.closest('a[data-primary-link]') !== null

/** Browsers say of a click which pointer made it. */
const isByTouch = ({ nativeEvent }: MouseEvent): boolean => 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch'

/**
 * Runs the dropdowns of the primary bar: by pointer, keyboard and touch, and only while the connection is known to be
 * available (HEAD-11, HEAD-40, D-HEAD-3, D-HEAD-4). `withChildren` says of each item whether it has a dropdown; `ready`
 * whether one can be drawn yet. Answers the index of the dropdown to draw and the props of the list and of its items.
 */
export const usePrimaryMenu = (list: RefObject<HTMLUListElement | null>, withChildren: readonly boolean[], ready: boolean) => {
  const [menu, send] = useReducer(stepPrimaryMenu, closedMenu)
  const reachability = useSyncExternalStore(connection.subscribe, status, () => 'unknown' as const)
  const shown = ready && reachability === 'available' ? menu.open : undefined

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Item that the pointer is on, whether its dropdown is open or still waited for. */
  const hovered = useRef<number>(undefined)

  const hover = (index: number): void => {
    if (hovered.current === index) return
    clearTimeout(timer.current)
    hovered.current = index
    timer.current = setTimeout(() => {
      // This pointer's own question has been answered with no: only the next one counts (D-HEAD-3).
      if (status() !== 'unavailable') send({ type: 'hovered', index: withChildren[index] ? index : undefined })
    }, openDelay)
  }

  const leave = (): void => {
    clearTimeout(timer.current)
    hovered.current = undefined
    timer.current = setTimeout(() => send({ type: 'left' }), closeDelay)
  }

  const ask = (): void => {
    if (status() !== 'available') void connection.probe()
  }

  const itemAt = (index: number): Element | undefined => list.current?.children[index]

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; pointer or focus may have come before the island was alive
  useEffect(() => {
    const items = [...(list.current?.children ?? [])]
    const index = items.findIndex((item) => item.matches(':hover'))
    if (index >= 0) hover(index)
    const focused = items.findIndex((item) => item.querySelector('a[data-primary-link]:focus-visible'))
    if (withChildren[focused]) send({ type: 'hovered', index: focused })
    const arrive = (): void => send({ type: 'dismissed' })
    document.addEventListener('astro:after-swap', arrive)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('astro:after-swap', arrive)
    }
  }, [])

  // What was asked for while the answer was not known is forgotten when the answer is no.
  useEffect(() => {
    if (reachability === 'unavailable') send({ type: 'left' })
  }, [reachability])

  // biome-ignore lint/correctness/useExhaustiveDependencies: refs apart, everything that it reads is listed
  useEffect(() => {
    if (shown === undefined) return
    if (menu.takesFocus) itemAt(shown)?.querySelector<HTMLElement>('.mega a')?.focus()
    const listening = new AbortController()
    const { signal } = listening
    const dismiss = ({ key }: globalThis.KeyboardEvent): void => {
      if (key !== 'Escape') return
      const item = itemAt(shown)
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus()
      send({ type: 'dismissed' })
    }
    const click = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target)) send({ type: 'left' })
    }
    document.addEventListener('keydown', dismiss, { signal })
    document.addEventListener('click', click, { signal, capture: true })
    return () => listening.abort()
  }, [shown, menu.takesFocus])

  return {
    shown,
    listProps: {
      // A finger leaves whenever it is lifted.
      onPointerLeave: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') leave()
      },
    },
    itemProps: (index: number) => ({
      // Movement, not arrival: a page that changes under a resting pointer opens nothing.
      onPointerMove: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') hover(index)
      },
      ...(withChildren[index] && {
        onKeyDown: (event: KeyboardEvent): void => {
          if (event.key !== 'ArrowDown' || (event.target instanceof Element && event.target.closest('.mega'))) return
          event.preventDefault()
          send({ type: 'entered', index })
          ask()
        },
        onBlur: ({ relatedTarget, currentTarget }: { relatedTarget: EventTarget | null; currentTarget: Element }): void => {
          if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) send({ type: 'left' })
        },
        // The keyboard's focus does what a resting pointer does; a pointer's own focus is the pointer's business.
        onFocus: ({ target }: FocusEvent): void => {
          if (isPrimaryLink(target) && target.matches(':focus-visible') && status() !== 'unavailable') send({ type: 'hovered', index })
        },
        onClick: (event: MouseEvent): void => {
          const opens = isPrimaryLink(event.target) && isByTouch(event) && shown !== index && ready && reachability === 'available'
          if (opens) {
            // A finger cannot rest on a link: its first tap opens, its second follows.
            event.preventDefault()
            send({ type: 'pressed', index })
          } else if (leadsHere(event.target)) send({ type: 'dismissed' })
        },
      }),
    }),
    buttonProps: (index: number) => ({
      'aria-expanded': shown === index,
      'aria-controls': `mega-${index}`,
      onClick: (): void => {
        send({ type: 'pressed', index })
        ask()
      },
    }),
  }
}
