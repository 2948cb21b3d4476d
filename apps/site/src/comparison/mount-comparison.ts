import type { OnDemand } from '../browser/on-demand.ts'
import { startComparison } from './compare-accounts.ts'

/** Lets visitors choose accounts to compare; the helper is fetched when it is opened, as Back and Forward do that come to its answers. */
export default (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  const block = page.querySelector<HTMLElement>('[data-mount~=comparison]')
  if (!block) return
  const comparison = startComparison(window, block, signal)
  const helper = block.querySelector<HTMLFormElement>('[data-helper]')
  const details = helper?.closest('details')
  const open = () =>
    void import('./start-helper.ts').then((script) => helper && script.startHelper(helper, comparison, router, signal), console.error)
  details?.addEventListener('toggle', open, { signal, once: true })
  if (details && history.state?.answers) details.open = true
}
