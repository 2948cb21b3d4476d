import type { FormField } from '@bank/forms/form-field.ts'
import type { MouseEvent } from 'react'

const goToField = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}

/** Names the fields that a submit found wrong, each a way to its field. Said once the focus has gone to the first of them. */
export const Summary = ({ form, heading, of }: { form: string; heading: string; of: readonly FormField[] }) => (
  <div role="status">
    {of.length > 0 && (
      <div className="form-summary">
        <p>{heading}</p>
        <ul>
          {of.map(({ name, label }) => (
            <li key={name}>
              <a href={`#${form}-${name}`} onClick={goToField}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
)
