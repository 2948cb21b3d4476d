import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { leaveGuards } from '../addresses/leave-guards.ts'
import { pageOf } from '../addresses/page-of.ts'

type Place = { readonly href: string; readonly state: unknown }

/** While something on the page would be lost, Back and Forward `ask`, and the address stays meanwhile; `ask` is the same at each call. */
export const useBackGuard = (wouldLose: boolean, ask: () => void): void => {
  const [pathname, search] = [usePathname(), useSearchParams()]
  const here = useRef<Place>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router has another state for each address
  useEffect(() => {
    here.current = { href: location.href, state: history.state }
  }, [wouldLose, pathname, search])
  useEffect(() => {
    if (!wouldLose) return undefined
    const stay = (target: string): boolean => {
      if (!here.current || pageOf(target) === pageOf(here.current.href)) return false
      history.pushState(here.current.state, '', here.current.href)
      ask()
      return true
    }
    leaveGuards.add(stay)
    return () => void leaveGuards.delete(stay)
  }, [wouldLose, ask])
}
