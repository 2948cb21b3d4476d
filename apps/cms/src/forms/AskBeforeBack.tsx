'use client'

import { useFormModified } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { leaveGuards } from '../addresses/leave-guards.ts'

type Place = { readonly href: string; readonly state: unknown }

const pageOf = (href: string): string => {
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}

/** A link that is pressed: the store asks by its own question whether what was typed may be lost, and goes on by itself where it may. */
const follow = (href: string): void => {
  const link = document.createElement('a')
  link.href = href
  document.body.append(link)
  link.click()
  link.remove()
}

/** In a form: Back and Forward ask as links do where something is not saved, and the address stays meanwhile. The store asks for links alone. */
export const AskBeforeBack = () => {
  const isModified = useFormModified()
  const [pathname, search] = [usePathname(), useSearchParams()]
  const here = useRef<Place>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router has another state for each address
  useEffect(() => {
    here.current = { href: location.href, state: history.state }
  }, [isModified, pathname, search])
  useEffect(() => {
    if (!isModified) return undefined
    const stay = (target: string): boolean => {
      if (!here.current || pageOf(target) === pageOf(here.current.href)) return false
      history.pushState(here.current.state, '', here.current.href)
      follow(target)
      return true
    }
    leaveGuards.add(stay)
    return () => void leaveGuards.delete(stay)
  }, [isModified])
  return null
}
