import type { FormField } from '@bank/forms/form-field.ts'
import { Select } from '../select/Select.tsx'
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
}

/** One field with its label inside and its error below. Too long a text is an error in words, so nothing is cut off by `maxlength`. */
export const Field = ({ of, form, error, chosen, onChoose }: FieldProps) => {
  const { name, label, control, type, inputMode, autoComplete, options = [], placeholder, hint, isRequired, isHalf } = of
  const id = `${form}-${name}`
  const shared = {
    id,
    name,
    autoComplete: autoComplete ?? 'off',
    'aria-required': isRequired,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error && `${id}-error`,
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
          {control === 'area' && <textarea {...shared} placeholder={label} />}
          {!control && <input {...shared} type={type ?? 'text'} inputMode={inputMode} placeholder={label} />}
          <label htmlFor={id}>
            {label}
            {hint && <span className="field-optional"> {hint}</span>}
          </label>
        </div>
      )}
      {error && (
        <p className="field-error field-error-signed" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
