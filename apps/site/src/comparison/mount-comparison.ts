import { startComparison } from './compare-accounts.ts'

/** Lets visitors choose accounts to compare; the helper is fetched when it is opened. */
export default (page: Document, signal: AbortSignal): void => {
  const block = page.querySelector<HTMLElement>('[data-mount~=comparison]')
  if (!block) return
  const add = startComparison(window, block, signal)
  const helper = block.querySelector<HTMLFormElement>('[data-helper]')
  const open = () => void import('./account-helper.ts').then((script) => helper && script.startHelper(helper, add, signal), console.error)
  helper?.closest('details')?.addEventListener('toggle', open, { signal, once: true })
}
