'use client'

import { SaveButton, SaveDraftButton } from '@payloadcms/ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { AskBeforeBack } from '../../forms/AskBeforeBack.tsx'
import { OpenFaults } from '../../forms/OpenFaults.tsx'
import { StaysModified } from '../../forms/StaysModified.tsx'
import { useWords } from '../../language/use-words.ts'
import { call, messageOf } from '../calls/call.ts'
import './save-buttons.css'

/**
 * Around a button of the store: it is pressed only where the admin answers and somebody is signed in. Why not is said below it, and the form stays as it is.
 * What a refusal says of fields is in sight.
 */
const WhereReached = ({ children }: { readonly children: ReactNode }) => {
  const { failures } = useWords()
  const [said, setSaid] = useState('')
  const state = useRef<'idle' | 'asked' | 'reached'>('idle')

  const press = async (button: HTMLButtonElement): Promise<void> => {
    setSaid('')
    state.current = 'asked'
    try {
      const { user } = await call<{ readonly user: object | null }>('GET', '/users/me')
      state.current = 'reached'
      if (user) button.click()
      else setSaid(failures.signedOut)
    } catch (error) {
      setSaid(messageOf(error))
    }
    state.current = 'idle'
  }
  const ask = (event: MouseEvent<HTMLElement>): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || state.current === 'reached') return
    event.preventDefault()
    event.stopPropagation()
    if (state.current === 'idle') void press(button)
  }
  return (
    <>
      <AskBeforeBack />
      <OpenFaults />
      <div onClickCapture={ask}>{children}</div>
      <p role="alert" className="save-refusal">
        {said}
      </p>
    </>
  )
}

/** The store's button for drafts. */
export const SaveDraft = () => (
  <WhereReached>
    <SaveDraftButton />
  </WhereReached>
)

/** The store's button for records that have no drafts. */
export const Save = () => (
  <WhereReached>
    <StaysModified />
    <SaveButton />
  </WhereReached>
)
