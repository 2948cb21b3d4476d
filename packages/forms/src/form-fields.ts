import type { Translate } from '@bank/i18n/translate.ts'
import { type AllFields, allFields, type FormField } from './form-field.ts'
import type { ContactFormKind } from './form-kinds.ts'
import { leadFields } from './kinds/lead.ts'
import { locationFields } from './kinds/location.ts'
import { productFields } from './kinds/product.ts'
import { supportFields } from './kinds/support.ts'
import type { AddressFormOptions } from './referral.ts'

// Apart from the schemas: pages are built with the fields, and browsers need the schemas alone.
const fieldsOf = {
  support: supportFields,
  location: locationFields,
  product: productFields,
  heroes: leadFields,
  homeAssist: leadFields,
} as const satisfies Record<ContactFormKind, (fields: AllFields, options: AddressFormOptions, t: Translate) => readonly FormField[]>

/** The fields of a form, in order, in the language of the page (FORM-01, FORM-10, FORM-23, FORM-29, FORM-30). */
export const formFields = (kind: ContactFormKind, options: AddressFormOptions, t: Translate): readonly FormField[] =>
  fieldsOf[kind](allFields(t), options, t)
