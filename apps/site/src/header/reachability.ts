import type { Connection } from '../client/connection.ts'

/** What is known about the connection, as `client/connection.ts` says it. */
export type Reachability = Connection['status']

/**
 * Whether a menu that needs the connection may open (HEAD-36, HEAD-40): while its styles are on their way, the answer is still waited
 * for, so that what is said to be open is on screen.
 */
export const reachabilityOf = (status: Reachability, areStylesReady: boolean): Reachability =>
  status === 'available' && !areStylesReady ? 'checking' : status
