/** Whether a click on this leads to the page that is shown: then no navigation will come that could close a menu. */
export const leadsToCurrentPage = (target: EventTarget | null): boolean => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.host === location.host && link.pathname === location.pathname && link.search === location.search
}
