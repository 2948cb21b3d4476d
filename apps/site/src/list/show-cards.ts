import { type Facets, facetNames, filtersOf } from '@bank/blocks/live-list/facets.ts'
import { showOwnRegion } from '../region/own-region.ts'
import { arrange } from './arrange.ts'
import { filterOf, selectsOf } from './list-selects.ts'

/** A value as Astro writes it into the props of an island. */
const astroProp = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return [1, value.map(astroProp)]
  if (typeof value !== 'object' || value === null) return [0, value]
  return [0, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, astroProp(inner)]))]
}

/**
 * A card whose links are what the build makes: a place of this site, a telephone number or a mail address, or another website that is
 * asked about first. Whatever else an answer names leads home (LINK-13, LINK-18).
 */
const withSafeLinks = (card: object): object =>
  JSON.parse(JSON.stringify(card), (_name, value) => {
    if (typeof value?.href !== 'string' || /^(?:\/(?![/\\])|#|tel:|mailto:)/.test(value.href)) return value
    return /^https?:/.test(value.href) ? { ...value, outbound: value.outbound ?? 'warn' } : { ...value, href: '/' }
  })

/** Resolves when React has taken over the island; rejects when it cannot be fetched, and then the next time tries again. */
const hydrated = (island: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!island.hasAttribute('ssr')) return resolve()
    const settled = new AbortController()
    const once = { signal: settled.signal }
    const settle = (done: () => void) => () => {
      settled.abort()
      done()
    }
    const fail = () => reject(new Error('The views of a list did not come'))
    island.addEventListener('astro:hydrate', settle(resolve), once)
    island.addEventListener('astro:hydration-error', settle(fail), once)
    // Each directive has its own sign: asked waits for `asked`, interaction for a touch.
    island.dispatchEvent(new Event('asked'))
    island.dispatchEvent(new Event('focusin'))
  })

/** Offers what the new entries can be chosen by; what was chosen stays chosen while it is there. */
const offer = (list: HTMLElement, cards: readonly object[]): void => {
  const filters = filtersOf(cards as readonly { facets?: Facets }[])
  for (const select of selectsOf(list)) {
    const options = filters.find(({ name }) => name === filterOf(select))?.options
    if (!options) continue
    const { value } = select
    select.replaceChildren(...[...select.options].slice(0, 1), ...options.map((option) => new Option(option.label, option.value)))
    select.value = options.some((option) => option.value === value) ? value : ''
  }
}

const watched = new WeakMap<HTMLElement, { focused: Element | null }>()

/** Arranges a list again whenever its entries have changed, before they are painted, and keeps the focus in it. */
const watch = (list: HTMLElement, island: HTMLElement): void => {
  const focused = list.contains(document.activeElement) ? document.activeElement : null
  const known = watched.get(list)
  if (known) {
    known.focused = focused
    return
  }
  const seen = { focused }
  watched.set(list, seen)
  new MutationObserver(() => {
    showOwnRegion(list)
    arrange(list)
    // An entry that is gone has taken the focus with it.
    if (!seen.focused || seen.focused.isConnected || document.activeElement !== document.body) return
    list.querySelector<HTMLElement>('[data-entry]:not([hidden]) :is(a[href],button)')?.focus({ preventScroll: true })
  }).observe(island, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: facetNames.map((name) => `data-${name}`),
  })
}

/** Shows other cards in a list than the page was built with, rendered by the same views; what a visitor unfolded stays unfolded. */
export const showCards = async (list: HTMLElement, cards: readonly object[]): Promise<void> => {
  const island = list.querySelector<HTMLElement>('astro-island')
  if (!island) return
  await hydrated(island)
  watch(list, island)
  offer(list, cards)
  const props = JSON.parse(island.getAttribute('props') ?? '{}')
  // As in-app navigation does it for an island that it keeps: marked as not hydrated yet, it renders its new props.
  island.setAttribute('ssr', '')
  island.setAttribute('props', JSON.stringify({ ...props, cards: astroProp(cards.map(withSafeLinks)) }))
}
