/** Lists whose remembered filter and position are dropped when a link to them is followed (ROUTE-13, ROUTE-14, D-ROUTE-6). */
const dataSources: Readonly<Record<string, string>> = { '/blog': 'blog/post', '/news': 'press/release' }

/** Storage key of a list's remembered state. */
export const listStateKey = (dataSource: string): string => `list-state:${dataSource}`

/** Watches clicks on links to the blog and the news, wherever they stand, and forgets the state of that list. */
export const clearListState = (page: Document): void => {
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.host !== location.host) return
    const dataSource = dataSources[link.pathname.replace(/^\/es|\/$/g, '')]
    if (!dataSource) return
    try {
      sessionStorage.removeItem(listStateKey(dataSource))
    } catch {
      // Blocked storage holds no state to forget (D-STORE-4).
    }
  })
}
