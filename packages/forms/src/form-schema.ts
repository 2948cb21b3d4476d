import type * as z from 'zod/mini'
import type { FormKind } from './constants.ts'
import { leadSchema } from './leads/schema.ts'
import { locationSchema } from './location/schema.ts'
import type { FormMessages } from './messages.ts'
import { productSchema } from './product/schema.ts'
import type { AddressFormOptions } from './referral.ts'
import { supportSchema } from './support/schema.ts'

const schemas = {
  support: (_options: AddressFormOptions, messages: FormMessages) => supportSchema(messages),
  location: locationSchema,
  product: productSchema,
  heroes: (_options: AddressFormOptions, messages: FormMessages) => leadSchema(messages),
  homeAssist: (_options: AddressFormOptions, messages: FormMessages) => leadSchema(messages),
} as const satisfies Record<FormKind, (options: AddressFormOptions, messages: FormMessages) => unknown>

type FormSchemas = typeof schemas
export type FormSchema<Kind extends FormKind> = ReturnType<FormSchemas[Kind]>
/** The values of a form's fields: texts as typed, choices as words, nothing chosen as an empty text. */
export type FormValues<Kind extends FormKind> = z.infer<FormSchema<Kind>>

/**
 * The rules of one form for the page, in the language of `messages`. Parse with `{ error: genericErrors(messages) }`, so that
 * fields without a text of their own get the generic one.
 */
export const formSchema = <Kind extends FormKind>(kind: Kind, options: AddressFormOptions, messages: FormMessages): FormSchema<Kind> =>
  schemas[kind](options, messages) as FormSchema<Kind>
