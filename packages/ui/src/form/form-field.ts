import type { SelectOption } from '../select/options.ts'

/** Fields under the names of the messages that they end up in (FORM-57 to FORM-61, FORM-78). */
export type FieldName =
  | 'fullName'
  | 'phone'
  | 'email'
  | 'message'
  | 'preferredMethodOfContact'
  | 'city'
  | 'state'
  | 'zip'
  | 'whereDidYouHearAboutUs'
  | 'whereDidYouHearAboutUsOther'

/** One field of a form as its view needs it: plain data, made while the page is built. */
export type FormField = {
  readonly name: FieldName
  readonly label: string
  /** A line unless it says otherwise. */
  readonly control?: 'area' | 'select' | 'radios'
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric'
  /** What browsers fill in by themselves. */
  readonly autoComplete?: string
  readonly options?: readonly SelectOption[]
  /** The first line of a select, which cannot be chosen (FORM-38). */
  readonly placeholder?: string
  /** Said behind the label: that the field may stay empty, or must not. */
  readonly hint?: string
  readonly isRequired?: true
  /** Stands beside another field where there is room. */
  readonly isHalf?: true
}
