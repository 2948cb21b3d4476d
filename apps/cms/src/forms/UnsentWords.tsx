'use client'

import { useModal, useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useId, useRef } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { leaveByBack } from './leave-by-back.ts'
import { leftBy } from './left-by.ts'
import { useBackGuard } from './use-back-guard.ts'

/**
 * Beside a text box that belongs to no form of the store: while it holds words that were not sent, links in the admin, Back and Forward ask as the store
 * does for its fields, and the browser before the page is loaded anew or closed.
 */
export const UnsentWords = ({ words }: { readonly words: string }) => {
  const isUnsent = words.trim() !== ''
  const { openModal } = useModal()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const question = `leave-unsent-${useId()}`
  const chosen = useRef<string>(undefined)
  const ask = useCallback(
    (address?: string) => {
      chosen.current = address
      openModal(question)
    },
    [openModal, question],
  )
  const askForBack = useCallback(() => ask(), [ask])
  useBackGuard(isUnsent, askForBack)
  useEffect(() => {
    if (!isUnsent) return undefined
    const stayAt = (event: MouseEvent): void => {
      const address = leftBy(event, location.href)
      if (address === undefined) return
      event.preventDefault()
      // One question, also where the store would ask for its fields.
      event.stopImmediatePropagation()
      ask(address)
    }
    const stay = (event: Event): void => event.preventDefault()
    document.addEventListener('click', stayAt, { capture: true })
    window.addEventListener('beforeunload', stay)
    return () => {
      document.removeEventListener('click', stayAt, { capture: true })
      window.removeEventListener('beforeunload', stay)
    }
  }, [isUnsent, ask])
  const leave = (): void => {
    const address = chosen.current
    if (address === undefined) leaveByBack()
    else startRouteTransition(() => router.push(address))
  }
  return <LeaveQuestion slug={question} leave={leave} />
}
