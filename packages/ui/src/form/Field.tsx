import type { FormField } from '@bank/forms/form-field.ts'
import { type FormEvent, useState } from 'react'
import { Select } from '../select/Select.tsx'
import { FieldNotes, holdsPrivateNumber, isCounted } from './FieldNotes.tsx'
import type { FormTexts } from './form-props.ts'
import { Radios } from './Radios.tsx'

export type FieldProps = {
  of: FormField
  /** Id of the form. */
  form: string
  /** In words; the field counts as wrong while there is one. */
  error: string | undefined
  /** What a select holds. Every other field keeps its own value. */
  chosen: string
  onChoose: (value: string) => void
  texts: FormTexts<unknown>
}

/** One field with its label inside and its error below. Too long a text is an error in words, so nothing is cut off by `maxlength`. */
export const Field = ({ of, form, error, chosen, onChoose, texts }: FieldProps) => {
  const { name, label, control, type, inputMode, autoComplete, options = [], placeholder, hint, isRequired, isHalf } = of
  // The field keeps its text itself; this is what its notes are about.
  const [typed, setTyped] = useState('')
  const id = `${form}-${name}`
  const isPrivate = holdsPrivateNumber(name, typed)
  const isLimited = isCounted(of, typed)
  const described = [error && `${id}-error`, isLimited && `${id}-limit`, isPrivate && `${id}-private`].filter(Boolean)
  const shared = {
    id,
    name,
    // With `off`, Back would not bring the words back either.
    autoComplete: autoComplete ?? 'on',
    'aria-required': isRequired,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
  const written = {
    ...shared,
    placeholder: label,
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setTyped(currentTarget.value),
  }
  return (
    <div className={isHalf ? 'form-field form-field-half' : 'form-field'}>
      {control === 'radios' ? (
        <Radios of={of} />
      ) : (
        <div className={control === 'select' ? 'field field-select' : 'field'}>
          {control === 'select' && (
            <Select
              {...shared}
              options={options}
              placeholder={placeholder}
              value={chosen}
              onChange={({ target }) => onChoose(target.value)}
            />
          )}
          {control === 'area' && <textarea {...written} />}
          {!control && <input {...written} type={type ?? 'text'} inputMode={inputMode} />}
          <label htmlFor={id}>
            {label}
            {hint && <span className="field-optional"> {hint}</span>}
          </label>
        </div>
      )}
      {!options.length && !placeholder && <FieldNotes {...{ of, id, typed, isLimited, isPrivate, texts }} />}
      {error && (
        <p className="field-error field-error-signed" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
