'use client'

import { useId, useState } from 'react'

type Action = { readonly words: string; readonly run: (code: string) => Promise<unknown> }
type Props = { readonly label: string; readonly actions: readonly Action[] }

/** A code and what it is given for. No form of its own: it stands within the form of the account. */
export const CodeForm = ({ label, actions }: Props) => {
  const id = useId()
  const [code, setCode] = useState('')
  const run = async (action: Action | undefined) => {
    await action?.run(code)
    setCode('')
  }
  return (
    <div className="account-tool__line">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void run(actions[0])
        }}
      />
      {actions.map((action) => (
        <button key={action.words} type="button" onClick={() => run(action)}>
          {action.words}
        </button>
      ))}
    </div>
  )
}
