import type { OnDemand } from '../browser/on-demand.ts'
import { startComparison } from './compare-accounts.ts'
import { keepTablePosition } from './table-position.ts'

/** Lets visitors choose accounts to compare; the helper is fetched when it is opened, as Back and Forward do that come to its answers. */
export default (page: Document, signal: AbortSignal, router: OnDemand<unknown>): void => {
  const block = page.querySelector<HTMLElement>('[data-mount~=comparison]')
  if (!block) return
  const before = history.state
  const table = block.querySelector<HTMLElement>('.account-comparison-scroll')
  if (table) keepTablePosition(table, router, signal)
  const comparison = startComparison(window, block, signal)
  const helper = block.querySelector<HTMLFormElement>('[data-helper]')
  const details = helper?.closest('details')
  const open = async (): Promise<void> => {
    const script = await import('./start-helper.ts')
    if (!helper || signal.aborted) return
    script.startHelper(helper, comparison, router, signal)
    // Answers that come back above the table move what was looked at.
    if (before?.answers) scrollTo({ left: before.scrollX, top: before.scrollY, behavior: 'instant' })
  }
  details?.addEventListener('toggle', () => void open().catch(console.error), { signal, once: true })
  if (details && before?.answers) details.open = true
}
