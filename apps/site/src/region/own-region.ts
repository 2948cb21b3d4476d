import { preferredRegion } from '../browser/preferred-region.ts'

/** Set on the root element while a visitor looks at the page as everybody sees it (D-AUD-9). */
export const everybody = 'everybody'

const at = (row: HTMLElement): number => Number(row.dataset['at'])

/** Puts the cards of an island that React has not taken over yet into the order of its rows: it expects them so. */
const orderProps = (list: HTMLElement, rows: readonly HTMLElement[]): void => {
  const island = list.closest('astro-island[ssr]')
  const props = JSON.parse(island?.getAttribute('props') ?? 'null')
  const cards = props?.cards?.[1] as (readonly [0, { readonly at: readonly [0, number] }])[] | undefined
  if (!cards) return
  const ordered = rows.map((row) => cards.find(([, card]) => card.at[1] === at(row)))
  if (!ordered.includes(undefined)) island?.setAttribute('props', JSON.stringify({ ...props, cards: [1, ordered] }))
}

/**
 * What belongs to the visitor's region stands first in its list, and what is for one region alone is shown to its visitors (D-REG-3). Without a
 * region the page is as it was built.
 */
export const showOwnRegion = (page: ParentNode): void => {
  const region = everybody in document.documentElement.dataset ? undefined : preferredRegion()?.permalink
  const isOwn = ({ dataset }: HTMLElement): boolean => region !== undefined && (dataset['region'] ?? '').split(' ').includes(region)
  for (const part of page.querySelectorAll<HTMLElement>('[data-own-only]')) part.hidden = !isOwn(part)
  for (const list of page.querySelectorAll<HTMLElement>('[data-own-first]')) {
    const rows = [...list.children] as HTMLElement[]
    const ordered = rows.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || at(one) - at(other))
    if (ordered.every((row, index) => row === rows[index])) continue
    orderProps(list, ordered)
    list.append(...ordered)
  }
}

/** Whether the page shows a part for the visitor's region alone, or what it shows of a list in another order than everybody sees. */
export const isByOwnRegion = (page: ParentNode): boolean =>
  page.querySelector('[data-own-only]:not([hidden])') !== null ||
  [...page.querySelectorAll('[data-own-first]')].some((list) => {
    const places = [...list.querySelectorAll<HTMLElement>(':scope > :not([hidden])')].map(at)
    return places.some((place, index) => place < (places[index - 1] ?? 0))
  })
