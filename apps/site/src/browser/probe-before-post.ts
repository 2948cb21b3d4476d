import { connection } from './connection.ts'
import { sayUnreached } from './say-unreached.ts'

/**
 * Asks whether the site can be reached before the browser posts a form to it: its own page of errors would take the place of the page, and of
 * what stands in its fields (D-HEAD-1). Forms of scripts, and those of other hosts, are left alone.
 */
export const probeBeforePost = (page: Document): void => {
  const asking = new WeakSet<HTMLFormElement>()
  const passing = new WeakSet<HTMLFormElement>()
  page.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    const isOurs = new URL(form.getAttribute('action') ?? '', location.href).origin === location.origin
    if (event.defaultPrevented || form.method !== 'post' || !isOurs || passing.delete(form)) return
    event.preventDefault()
    // A second press would post it twice.
    if (asking.has(form)) return
    asking.add(form)
    const { submitter } = event
    if (submitter) submitter.ariaBusy = 'true'
    const isReached = await connection.probe()
    if (submitter) submitter.ariaBusy = null
    asking.delete(form)
    if (!isReached) return sayUnreached(page)
    passing.add(form)
    form.requestSubmit(submitter)
  })
}
