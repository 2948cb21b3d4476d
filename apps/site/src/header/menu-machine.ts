import type { Connection } from '../browser/connection.ts'

/** What is known about the connection, as `client/connection.ts` says it. */
export type Reachability = Connection['status']

/**
 * Whether a menu that needs the connection may open (HEAD-36, HEAD-40). While its styles are on their way, the answer is still waited
 * for: what is said to be open is on screen.
 */
export const reachabilityOf = (status: Reachability, isReady: boolean): Reachability =>
  status === 'available' && !isReady ? 'checking' : status

/** What the state machine of every menu is told. */
export type CommonEvent =
  | { readonly type: 'connection-changed'; readonly connection: Reachability }
  /** In-app navigation brought another page: what was open belonged to the one before. */
  | { readonly type: 'page-changed' }

/** What the world has to do after an event. There is one timer: arming it replaces what ran. */
export type MenuEffect<Event, Focusable = never> =
  /** Ask whether the bank can be reached, unless that is known. */
  | { readonly type: 'probe' }
  /** Send the event after so many milliseconds. */
  | { readonly type: 'arm'; readonly delay: number; readonly event: Event }
  | { readonly type: 'cancel' }
  /** Focus that was inside the menu goes back to its button, before the menu leaves the page. */
  | { readonly type: 'return-focus'; readonly to: Focusable }

/** The state after an event, and what has to be done, in this order. */
export type Step<State, Effect> = { readonly state: State; readonly effects: readonly Effect[] }
