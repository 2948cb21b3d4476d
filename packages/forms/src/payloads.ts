import type { Language } from '@bank/i18n/languages.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import { contactMethods, defaultContactMethod } from './constants.ts'
import type { ContactPayload } from './contact-message.ts'
import { chosen } from './fields.ts'
import type { FilledForm } from './form-field.ts'
import { type FormKind, forms, isLeadForm, type LeadFormKind } from './forms.ts'
import type { LeadValues } from './kinds/lead.ts'
import type { LocationValues } from './kinds/location.ts'
import type { ProductValues } from './kinds/product.ts'
import type { SupportValues } from './kinds/support.ts'
import type { LeadPayload } from './lead-message.ts'
import { sentReferral } from './referral.ts'

/** What a support form was given by its page, and the token of its captcha. */
export type GivenToContact = {
  readonly mailto?: string | undefined
  readonly subject?: string | undefined
  /** Path of the page (FORM-58). */
  readonly source: string
  readonly recaptcha: string
}

/**
 * What a support form sends (FORM-57 to FORM-61, FORM-77, FORM-78): texts as typed; city, state, zip and referral where the
 * form has them; Email unless the visitor chose Phone. What is undefined is not sent.
 */
export const toContactMessage = (
  values: SupportValues | LocationValues | ProductValues,
  { mailto, subject, source, recaptcha }: GivenToContact,
): ContactPayload => ({
  fullName: values.fullName,
  phone: values.phone,
  email: values.email,
  mailto,
  subject,
  message: values.message,
  source,
  env: forms.support.env,
  recaptcha,
  preferredMethodOfContact:
    ('preferredMethodOfContact' in values ? chosen(contactMethods, values.preferredMethodOfContact) : undefined) ?? defaultContactMethod,
  ...('city' in values ? { city: values.city, state: chosen(statesOffered, values.state) } : {}),
  ...('preferredMethodOfContact' in values ? {} : { zip: values.zip, ...sentReferral(values) }),
})

/** What the heroes and home-assist forms send: exactly these eight fields (FORM-62 to FORM-64, API-11, API-13). */
export const toLeadMessage = (
  { fullName, phone, email, city, state }: LeadValues,
  given: { readonly form: LeadFormKind; readonly lang: Language; readonly recaptcha: string },
): LeadPayload => ({
  fullName,
  phone,
  email,
  city,
  // The form's schema lets no other state through, and the server looks again.
  state: state as LeadPayload['state'],
  env: forms[given.form].env,
  lang: given.lang,
  recaptcha: given.recaptcha,
})

/**
 * What a form sends. `values` must be without errors: the schemas of the forms then hold what the messages ask for. `source` is the path
 * of the page.
 */
export const formMessage = (
  form: Pick<GivenToContact, 'mailto' | 'subject'> & { readonly kind: FormKind; readonly language: Language },
  values: FilledForm,
  { source, recaptcha }: Pick<GivenToContact, 'source' | 'recaptcha'>,
): ContactPayload | LeadPayload => {
  const { kind, language, mailto, subject } = form
  return isLeadForm(kind)
    ? toLeadMessage(values as LeadValues, { form: kind, lang: language, recaptcha })
    : toContactMessage(values as SupportValues, { mailto, subject, source, recaptcha })
}
