import { DrawnIcon } from '@bank/ui/icons/DrawnIcon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { ArrowUpRight } from 'lucide'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { LoginTextField } from './LoginTextField.tsx'
import { loginError } from './login-error.ts'
import type { LoginField, LoginFormTexts } from './login-props.ts'

type Typed = Partial<Record<LoginField['name'], string>>

/**
 * A form that posts what was typed to the host of the online banking, in a new tab (LOGIN-07 to LOGIN-13). What is typed lives
 * in this form only: it is neither stored nor logged (D-LOGIN-3). An error shows once its field is touched, and a submit touches
 * all (LOGIN-22). `takesFocus`: the visitor has just asked for this form.
 */
export const LoginForm = ({
  of,
  name,
  required,
  newTab,
  idPrefix,
  takesFocus,
  onSend,
}: {
  of: LoginFormTexts
  name: string
  required: string
  newTab: string
  idPrefix: string
  takesFocus: boolean
  onSend: () => void
}) => {
  const [typed, setTyped] = useState<Typed>({})
  const [touched, setTouched] = useState<readonly LoginField['name'][]>([])
  const inputs = useRef(new Map<LoginField['name'], HTMLInputElement | null>())

  const focus = (field: LoginField | undefined): void => {
    if (field) inputs.current.get(field.name)?.focus()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus comes with the form, once
  useEffect(() => {
    if (takesFocus) focus(of.fields[0])
  }, [])

  const errorOf = (field: LoginField): string | undefined => {
    const error = loginError(typed[field.name] ?? '', field.max)
    return error && { required, 'too-long': field.tooLong }[error]
  }

  const submit = (event: SyntheticEvent): void => {
    const wrong = of.fields.find(errorOf)
    if (wrong) {
      event.preventDefault()
      setTouched(of.fields.map((field) => field.name))
      focus(wrong)
    } else onSend()
  }

  return (
    <form
      className="login-form"
      aria-label={name}
      method="post"
      action={of.action}
      target="_blank"
      rel="noopener"
      noValidate
      data-astro-reload=""
      onSubmit={submit}
    >
      {of.fields.map((field) => (
        <LoginTextField
          key={field.name}
          of={field}
          id={`${idPrefix}${field.name}`}
          value={typed[field.name] ?? ''}
          error={touched.includes(field.name) ? errorOf(field) : undefined}
          inputRef={(input) => {
            inputs.current.set(field.name, input)
          }}
          onChange={(value) => setTyped({ ...typed, [field.name]: value })}
          onTouch={() => setTouched([...touched, field.name])}
        />
      ))}
      <button type="submit" className="button button-go">
        {of.submit}
        <DrawnIcon of={ArrowUpRight} size={18} />
      </button>
      <p className="field-help">{newTab}</p>
      {of.links.length > 0 && (
        <p className="login-links">
          {of.links.map(({ text, to }) => (
            <Link key={text} to={to}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </form>
  )
}
