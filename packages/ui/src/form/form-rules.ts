import type { FieldName, FilledForm, FormField } from '@bank/forms/form-field.ts'
import { type FormErrors, formErrors } from '@bank/forms/form-schema.ts'
import { type FormPayload, formMessage } from '@bank/forms/payloads.ts'
import { asksForOther } from '@bank/forms/referral.ts'
import type { AnyFormProps, FormProps } from './form-props.ts'

/** What tells the forms apart in use. Who shows a form hands it its rules, so that a page loads those of its own forms alone. */
export type FormRules<Props extends AnyFormProps> = {
  /** The fields in sight, given what the selects hold. */
  readonly fields: (props: Props, chosen: FilledForm) => readonly FormField[]
  /** All that is wrong with the values of every field in sight, in words; empty when it may be sent. */
  readonly errors: (props: Props, values: FilledForm) => FormErrors
  /** What is said beside choices that the server refused although `errors` found nothing: what is offered has changed meanwhile. */
  readonly unoffered?: (props: Props, refused: readonly FieldName[]) => FormErrors
  /** What is sent. `values` are without errors; `source` is the path of the page. */
  readonly message: (props: Props, values: FilledForm, given: { readonly source: string; readonly recaptcha: string }) => FormPayload
}

/** The rules of the forms that write to the bank (FORM-01 to FORM-41, FORM-57 to FORM-64). */
export const contactRules: FormRules<FormProps> = {
  fields: ({ fields }, chosen) =>
    fields.filter(({ name }) => name !== 'whereDidYouHearAboutUsOther' || asksForOther(chosen.whereDidYouHearAboutUs)),
  errors: (props, values) => formErrors({ ...props, messages: props.texts.messages }, values),
  message: formMessage,
}
