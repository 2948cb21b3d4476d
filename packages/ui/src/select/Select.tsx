import { type ComponentProps, useEffect } from 'react'
import { type SelectOptions, selectOptions } from './options.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'children' | 'multiple'> & {
  options: SelectOptions
  /** What is chosen; an empty text is a value too (D-ERR-2). */
  value: string | undefined
  /** The first line, which shows while nothing is chosen and cannot be chosen itself (FORM-38). */
  placeholder?: string | undefined
}

/** Stands where the select would: without a value to hold it has nothing to do (ERR-03, D-ERR-2). Logged once. */
const NeedsProps = () => {
  useEffect(() => console.error('I need props!'), [])
  return <span className="select-missing">I need props!</span>
}

/** The browser's own select, with options in any of three forms (FORM-74 to FORM-76). The form around it keeps the value. */
export const Select = ({ options, value, placeholder, ...rest }: SelectProps) =>
  value === undefined ? (
    <NeedsProps />
  ) : (
    <select {...rest} value={value}>
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {selectOptions(options).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
