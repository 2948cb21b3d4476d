import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { CircleAlert } from 'lucide'
import type { RefCallback } from 'react'
import type { LoginField } from './login-props.ts'

/** One field of a login form. It has no `maxlength`: that would make the error about a long value unreachable (D-LOGIN-1). */
export const LoginTextField = ({
  of,
  id,
  value,
  error,
  inputRef,
  onChange,
  onTouch,
}: {
  of: LoginField
  id: string
  value: string
  /** In words; the field counts as wrong while there is one. */
  error: string | undefined
  inputRef: RefCallback<HTMLInputElement>
  onChange: (value: string) => void
  onTouch: () => void
}) => (
  <div className="login-field">
    <div className="field">
      <input
        id={id}
        ref={inputRef}
        name={of.name}
        type="text"
        value={value}
        placeholder={of.label}
        required
        autoComplete={of.name === '_textBoxUserId' ? 'username' : 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onTouch}
      />
      <label htmlFor={id}>{of.label}</label>
    </div>
    {error && (
      <p className="field-error" id={`${id}-error`}>
        <DrawnIcon of={CircleAlert} size={20} />
        {error}
      </p>
    )}
  </div>
)
