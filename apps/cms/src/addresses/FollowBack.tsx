'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'

/**
 * Around the admin: Back leads to a list that was loaded as a whole page, too. The store writes what such a list is sorted by into the address before the
 * router watches, by which the router loses its own state of that page, and does nothing when somebody comes back to it.
 */
export const FollowBack = ({ children }: { readonly children?: ReactNode }) => {
  const router = useRouter()
  const pathname = usePathname()
  useEffect(() => {
    const follow = ({ state }: PopStateEvent): void => {
      if (!state && location.pathname !== pathname) router.replace(`${location.pathname}${location.search}${location.hash}`)
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [router, pathname])
  return children
}
