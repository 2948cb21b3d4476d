import { connection } from './connection.ts'

/** How often a site that did not answer is asked again, in milliseconds. */
const pause = 3000

let again: ReturnType<typeof setInterval> | undefined

const isReached = (): boolean => connection.get().status === 'available'

/**
 * Calls back once a site that did not answer when it was asked last does so again (D-HEAD-1). It is asked until then: of an outage on the way to
 * us alone the browser does not say when it is over.
 */
export const whenReached = (reached: () => void): void => {
  if (isReached()) return
  clearInterval(again)
  again = setInterval(connection.probe, pause)
  const stop = connection.subscribe(() => {
    if (!isReached()) return
    clearInterval(again)
    stop()
    reached()
  })
}
