import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { LoginChoices } from './LoginChoices.tsx'
import type { LoginOption } from './login-option.ts'
import type { LoginChoice } from './login-props.ts'

/**
 * The dropdown above a login form (LOGIN-15, D-LOGIN-5). Not a native select: two of its four choices lead elsewhere, and a
 * select would go there while somebody only moves past them with the arrow keys.
 */
export const LoginDropdown = ({
  label,
  choices,
  current,
  id,
  onChoose,
}: {
  label: string
  choices: readonly LoginChoice[]
  current: LoginOption
  id: string
  onChoose: (choice: LoginChoice) => void
}) => {
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }

  const keyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      // This Escape closes the dropdown; the next one closes the panel, or a dialog that it stands in.
      event.stopPropagation()
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!isOpen) {
      setOpen(true)
      return
    }
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('a,button') ?? [])]
    const step = event.key === 'ArrowDown' ? 1 : -1
    stops[stops.findIndex((stop) => stop.contains(document.activeElement)) + step]?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons and links inside
    <div
      className="login-dropdown"
      ref={frame}
      onKeyDown={keyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <button type="button" className="login-type" ref={button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className="login-type-label">{label}</span>
        <span className="login-type-value">{choices.find((choice) => choice.id === current)?.text}</span>
        <DrawnIcon of={ChevronDown} />
      </button>
      {/* Hidden, not taken away: a link must still be there when the browser follows it. */}
      <div className="login-list" id={id} hidden={!isOpen}>
        <LoginChoices
          of={choices}
          current={current}
          onChoose={(choice) => {
            close()
            onChoose(choice)
          }}
        />
      </div>
    </div>
  )
}
