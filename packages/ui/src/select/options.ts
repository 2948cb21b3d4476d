export type SelectOption = { readonly value: string; readonly label: string }

/** One option as plain text, several as texts, or several whose label is shown and whose value is sent (FORM-74 to FORM-76). */
export type SelectOptions = string | readonly (string | SelectOption)[]

const toOption = (option: string | SelectOption): SelectOption => (typeof option === 'string' ? { value: option, label: option } : option)

/** Options of every form as pairs of value and label; a plain text is one option that is both (D-FORM-18). */
export const selectOptions = (options: SelectOptions): readonly SelectOption[] =>
  typeof options === 'string' ? [toOption(options)] : options.map(toOption)
