'use client'

import { useFormModified, useModal } from '@payloadcms/ui'
import { useCallback, useId } from 'react'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { leaveByBack } from './leave-by-back.ts'
import { useBackGuard } from './use-back-guard.ts'

/**
 * In a form: Back and Forward ask, in the store's words, where something is not saved, and the address stays meanwhile. The store asks for links alone, and
 * follows one by a new entry of the history; whoever leaves here comes to the entry that Back led to.
 */
export const AskBeforeBack = () => {
  const { openModal } = useModal()
  // A drawer has a form of its own above that of the page.
  const question = `leave-by-back-${useId()}`
  useBackGuard(
    useFormModified(),
    useCallback(() => openModal(question), [openModal, question]),
  )
  return <LeaveQuestion slug={question} leave={leaveByBack} />
}
