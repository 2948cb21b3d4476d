/** How long a pointer rests on a link, or focus stays on it, before its page is fetched; in milliseconds. */
const rest = 80

const isSaving = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData

/**
 * Whether a link leads to another page of this site, one that in-app navigation opens: no file, no other host, no full load. A page in another
 * language would set the language of the visit, though nobody has gone there (D-ROUTE-8).
 */
const leadsToPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  link.pathname !== location.pathname &&
  link.pathname.endsWith('/') &&
  !link.target &&
  link.dataset['astroReload'] === undefined &&
  (!link.hreflang || link.hreflang === document.documentElement.lang)

const fetched = new Set<string>()
let timer: ReturnType<typeof setTimeout> | undefined

const consider = ({ target }: Event): void => {
  clearTimeout(timer)
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || !leadsToPage(link) || isSaving()) return
  const address = link.pathname + link.search
  timer = setTimeout(() => {
    if (fetched.has(address)) return
    fetched.add(address)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = address
    document.head.append(hint)
  }, rest)
}

/**
 * Fetches the page behind a link as soon as a pointer rests on it, a finger touches it or focus stays on it, so that it opens at once;
 * `first` is what the visitor has just done. Every page is fetched once per document, and none for visitors who save data.
 */
export const prefetchPages = (page: Document, first: Event): void => {
  consider(first)
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, consider, { passive: true })
}
