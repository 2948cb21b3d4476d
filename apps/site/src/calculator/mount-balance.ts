import { balanceIn } from '@bank/blocks/savings-calculator/balance-address.ts'

/** Writes the balance of the address into the calculator's field as a visitor would, and wakes the calculator; again when the address changes. */
export default (page: Document, signal: AbortSignal): void => {
  const field = page.querySelector<HTMLInputElement>('[data-mount~=balance] input')
  if (!field) return
  // React hides the value's own setter to know what visitors write.
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const island = field.closest('astro-island[ssr]')
  const wake = (): unknown => island?.dispatchEvent(new Event('focusin'))
  const follow = (): void => {
    const balance = balanceIn(page.location.hash)
    if (balance === undefined) return
    write?.call(field, balance)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    wake()
  }
  // Until React is there: a first key would be written behind the zero, and the figures are not yet those of what is written (D-HEAD-1).
  const results = island?.querySelector('.savings-calculator-results')
  const isEarly = (): unknown => island?.hasAttribute('ssr')
  field.addEventListener('click', () => isEarly() && field.value === field.defaultValue && field.select(), { signal })
  field.addEventListener('input', () => isEarly() && results?.setAttribute('aria-busy', 'true'), { signal })
  // What was written in vain while the network was cut is worked out as soon as it is back.
  addEventListener('online', () => island?.hasAttribute('data-unscripted') && wake(), { signal })
  island?.addEventListener('astro:hydrate', () => results?.removeAttribute('aria-busy'), { signal })
  window.addEventListener('hashchange', follow, { signal })
  follow()
}
