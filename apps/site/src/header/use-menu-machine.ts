import { useEffect, useRef, useState } from 'react'
import { connection } from '../browser/connection.ts'
import { type CommonEvent, type MenuEffect, reachabilityOf, type Step } from './menu-machine.ts'

/**
 * Runs the state machine of menus on the page's connection. `isReady` tells whether what they open can be rendered yet. Returns the state
 * to render, the function that sends an event, and the newest state.
 */
export const useMenuMachine = <State, Event, Focusable = never>(
  step: (state: State, event: Event | CommonEvent) => Step<State, MenuEffect<Event | CommonEvent, Focusable>>,
  closed: State,
  isReady: boolean,
  returnFocus?: (to: Focusable) => void,
) => {
  const [state, setState] = useState(closed)
  // Events can come faster than React renders; what they step from is always the newest state.
  const newest = useRef(closed)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = (event: Event | CommonEvent): void => {
    const next = step(newest.current, event)
    newest.current = next.state
    setState(next.state)
    for (const effect of next.effects) {
      if (effect.type === 'probe') {
        if (connection.get().status !== 'available') void connection.probe()
      } else if (effect.type === 'return-focus') returnFocus?.(effect.to)
      else {
        clearTimeout(timer.current)
        if (effect.type === 'arm') timer.current = setTimeout(() => send(effect.event), effect.delay)
      }
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` reads refs only, so each one serves for good
  useEffect(() => {
    const sendConnection = (): void => send({ type: 'connection-changed', connection: reachabilityOf(connection.get().status, isReady) })
    sendConnection()
    return connection.subscribe(sendConnection)
  }, [isReady])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    // The header outlives the page (LINK-11): a menu left open would lie over the next one.
    const arrive = (): void => send({ type: 'page-changed' })
    document.addEventListener('astro:after-swap', arrive)
    return () => {
      document.removeEventListener('astro:after-swap', arrive)
      clearTimeout(timer.current)
    }
  }, [])

  return [state, send, newest] as const
}
