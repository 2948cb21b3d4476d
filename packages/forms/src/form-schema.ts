import type * as z from 'zod/mini'
import type { FieldName, FilledForm } from './form-field.ts'
import type { ContactFormKind } from './form-kinds.ts'
import { genericErrors } from './generic-errors.ts'
import { leadSchema } from './kinds/lead.ts'
import { locationSchema } from './kinds/location.ts'
import { productSchema } from './kinds/product.ts'
import { supportSchema } from './kinds/support.ts'
import type { FormMessages } from './messages.ts'
import type { AddressFormOptions } from './referral.ts'

const schemas = {
  support: (_options: AddressFormOptions, messages: FormMessages) => supportSchema(messages),
  location: locationSchema,
  product: productSchema,
  heroes: (_options: AddressFormOptions, messages: FormMessages) => leadSchema(messages),
  homeAssist: (_options: AddressFormOptions, messages: FormMessages) => leadSchema(messages),
} as const satisfies Record<ContactFormKind, (options: AddressFormOptions, messages: FormMessages) => unknown>

type FormSchemas = typeof schemas
export type FormSchema<Kind extends ContactFormKind> = ReturnType<FormSchemas[Kind]>
/** The values of a form's fields: texts as typed, choices as words, nothing chosen as an empty text. */
export type FormValues<Kind extends ContactFormKind> = z.infer<FormSchema<Kind>>

/**
 * The rules of one form for the page, in the language of `messages`. Parse with `{ error: genericErrors(messages) }`, so that
 * fields without a text of their own get the generic one.
 *
 * @internal Its test checks fields of its own.
 */
export const formSchema = <Kind extends ContactFormKind>(
  kind: Kind,
  options: AddressFormOptions,
  messages: FormMessages,
): FormSchema<Kind> => schemas[kind](options, messages) as FormSchema<Kind>

/** What is wrong with each field, in words: the first thing only. */
export type FormErrors = Readonly<Partial<Record<FieldName, string>>>

/**
 * Everything that is wrong with a filled form (FORM-02 to FORM-41); empty when it may be sent. `values` must name every field in sight: the
 * schemas take a missing one for a field that the form does not have.
 */
export const formErrors = (
  { kind, messages, zip, referral }: AddressFormOptions & { readonly kind: ContactFormKind; readonly messages: FormMessages },
  values: FilledForm,
): FormErrors => {
  const { error } = formSchema(kind, { zip, referral }, messages).safeParse(values, { error: genericErrors(messages) })
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]))
}
