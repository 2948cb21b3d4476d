'use client'

import { ConfirmationModal, useFormModified, useModal, useTranslation } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useId, useRef } from 'react'
import { leaveGuards } from '../addresses/leave-guards.ts'
import { useUnlock } from './use-unlock.ts'

type Place = { readonly href: string; readonly state: unknown }

const pageOf = (href: string): string => {
  const { pathname, search } = new URL(href)
  return `${pathname}${search}`
}

/**
 * In a form: Back and Forward ask, in the store's words, where something is not saved, and the address stays meanwhile. The store asks for links alone, and
 * follows one by a new entry of the history; whoever leaves here comes to the entry that Back led to.
 */
export const AskBeforeBack = () => {
  const isModified = useFormModified()
  const { openModal } = useModal()
  const { t } = useTranslation()
  const unlock = useUnlock()
  // A drawer has a form of its own above that of the page.
  const question = `leave-by-back-${useId()}`
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
      openModal(question)
      return true
    }
    leaveGuards.add(stay)
    return () => void leaveGuards.delete(stay)
  }, [isModified, question, openModal])

  const leave = async (): Promise<void> => {
    await unlock()
    // Whoever has said so once is not asked again, by a form below this one.
    leaveGuards.clear()
    history.back()
  }
  return (
    <ConfirmationModal
      modalSlug={question}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={leave}
    />
  )
}
