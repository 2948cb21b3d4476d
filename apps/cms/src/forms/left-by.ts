import { pageOf } from '../addresses/page-of.ts'

/** The address in the admin to which a click leaves the page at `here`; nothing for one that stays, opens another tab, or that the browser asks about. */
export const leftBy = (event: MouseEvent, here: string): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  if (link.target === '_blank' || link.hasAttribute('download')) return undefined
  const isAdmin = link.origin === new URL(here).origin && /^\/admin(?:\/|$)/.test(link.pathname)
  return isAdmin && pageOf(link.href) !== pageOf(here) ? link.href : undefined
}
