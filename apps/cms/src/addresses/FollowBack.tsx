'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { leaveGuards } from './leave-guards.ts'

/**
 * Around the admin: Back and Forward ask what guards the page, and lead to a list that was loaded as a whole page, too. The store writes what such a list is
 * sorted by into the address before the router watches, by which the router loses its own state of it, and does nothing when somebody comes back to it.
 */
export const FollowBack = ({ children }: { readonly children?: ReactNode }) => {
  const shown = { router: useRouter(), pathname: usePathname() }
  const latest = useRef(shown)
  latest.current = shown
  // Before the router listens, which a layout effect is: the window tells its listeners in their order.
  useLayoutEffect(() => {
    const follow = (event: PopStateEvent): void => {
      const { router, pathname } = latest.current
      const { href } = location
      if ([...leaveGuards].some((keepsPage) => keepsPage(href))) event.stopImmediatePropagation()
      else if (!event.state && location.pathname !== pathname) router.replace(`${location.pathname}${location.search}${location.hash}`)
    }
    window.addEventListener('popstate', follow, { capture: true })
    return () => window.removeEventListener('popstate', follow, { capture: true })
  }, [])
  return children
}
