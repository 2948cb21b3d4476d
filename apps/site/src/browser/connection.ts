import { probeTimeout } from '@bank/rules/page-script-constants.ts'

/** Whether the bank's own server answers. `error` is why it last did not (ERR-05, ERR-06); a success clears it. */
export type Connection = { readonly status: 'unknown' | 'checking' | 'available' | 'unavailable'; readonly error?: unknown }

let state: Connection = { status: 'unknown' }
let pending: Promise<boolean> | undefined
const listeners = new Set<() => void>()

const become = (next: Connection): void => {
  state = next
  for (const listener of listeners)
    try {
      listener()
    } catch (error) {
      // It is no outage, and the others are told.
      console.error(error)
    }
}

const ask = async (): Promise<boolean> => {
  try {
    const response = await fetch('/menu.txt', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) })
    // What it says does not matter, but a body that nobody reads keeps the request open.
    response.text().catch(() => {})
    if (!response.ok) throw new Error(`/menu.txt answered ${response.status}`)
    become({ status: 'available' })
    return true
  } catch (error) {
    become({ status: 'unavailable', error })
    return false
  }
}

/** The connectivity probe, shared by everything on the page (HEAD-36 to HEAD-40, D-HEAD-11). */
export const connection = {
  get: (): Connection => state,
  /** Calls the listener after every change, until the returned function is called. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /**
   * Asks anew, joining a question that is under way; tells whether the server answered, and never throws. What was
   * available stays so while it is asked again, so that an open menu does not blink.
   */
  probe: (): Promise<boolean> => {
    if (!pending) {
      if (state.status !== 'available') become({ ...state, status: 'checking' })
      pending = ask().finally(() => {
        pending = undefined
      })
    }
    return pending
  },
}

/** Says on the header what is known about the connection, for support and for tests (D-ERR-5). */
export const showConnection = (page: Document): void => {
  const { dataset } = page.querySelector('header') ?? {}
  if (!dataset) return
  dataset['connection'] = state.status
  if (state.error) dataset['connectionError'] = String(state.error)
  else delete dataset['connectionError']
}

const primaryLink = (target: EventTarget | null | undefined) => (target as Element | null | undefined)?.closest('[data-primary-link]')

/** Asks again when a pointer, the keyboard or a finger comes to a primary link, once each time (HEAD-39, D-HEAD-4). */
export const watchPrimaryLinks = (page: Document): void => {
  const reach = ({ type, target, relatedTarget }: Event & { readonly relatedTarget?: EventTarget | null }): void => {
    const link = primaryLink(target)
    // Moving about inside the link, or the focus that a click brings along, is no new coming.
    if (!link || primaryLink(relatedTarget) === link || (type === 'focusin' && link.matches(':hover'))) return
    void connection.probe()
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) page.addEventListener(type, reach, { passive: true })
}
