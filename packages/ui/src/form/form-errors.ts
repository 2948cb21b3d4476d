import { formSchema } from '@bank/forms/form-schema.ts'
import { genericErrors } from '@bank/forms/generic-errors.ts'
import type { FieldName } from './form-field.ts'
import type { FormProps } from './form-props.ts'

/** The texts of a form as they stand in its fields; a choice that was not made is an empty text. */
export type FilledForm = Readonly<Partial<Record<FieldName, string>>>

/** What is wrong with each field, in words: the first thing only. */
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>

/**
 * Everything that is wrong with a filled form (FORM-02 to FORM-41); empty when it may be sent. `values` must name every field in sight: the
 * schemas take a missing one for a field that the form does not have.
 */
export const formErrors = (
  { kind, zip, referral, texts: { messages } }: Pick<FormProps, 'kind' | 'zip' | 'referral' | 'texts'>,
  values: FilledForm,
): FormErrors => {
  const { error } = formSchema(kind, { zip, referral }, messages).safeParse(values, { error: genericErrors(messages) })
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]))
}
