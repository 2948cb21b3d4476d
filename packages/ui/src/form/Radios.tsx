import type { FormField } from '@bank/forms/form-field.ts'

/** A choice of few words, all of them in sight; the first is chosen until the visitor chooses (FORM-08, FORM-09). */
export const Radios = ({ of: { name, label, options = [] } }: { of: FormField }) => (
  <fieldset className="form-radios">
    <legend>{label}</legend>
    {options.map((option, index) => (
      <label key={option.value} className="form-radio">
        <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
        {option.label}
      </label>
    ))}
  </fieldset>
)
