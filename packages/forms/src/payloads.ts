import type { Language } from '@bank/i18n/languages.ts'
import type { AppointmentPayload } from './appointment-message.ts'
import { defaultContactMethod } from './constants.ts'
import type { ContactPayload } from './contact-message.ts'
import type { FilledForm } from './form-field.ts'
import type { ContactFormKind, LeadFormKind } from './form-kinds.ts'
import { forms, isLeadForm } from './forms.ts'
import type { LeadValues } from './kinds/lead.ts'
import type { LocationValues } from './kinds/location.ts'
import type { ProductValues } from './kinds/product.ts'
import type { SupportValues } from './kinds/support.ts'
import type { LeadPayload } from './lead-message.ts'
import { asksForOther } from './referral.ts'

/** What any form sends. */
export type FormPayload = ContactPayload | LeadPayload | AppointmentPayload

/** What a support form was given by its page, and the token of its captcha. */
export type GivenToContact = {
  readonly mailto?: string | undefined
  readonly subject?: string | undefined
  /** Path of the page (FORM-58). */
  readonly source: string
  readonly recaptcha: string
}

/**
 * What a support form sends (FORM-57 to FORM-61, FORM-77, FORM-78): its texts as typed, Email unless the visitor chose Phone, and words behind a
 * choice that hides them left out (D-FORM-21). What is undefined is not sent.
 *
 * @internal Its test tries the cases of this step alone.
 */
export const toContactMessage = (values: SupportValues | LocationValues | ProductValues, given: GivenToContact): ContactPayload => {
  const { whereDidYouHearAboutUs, whereDidYouHearAboutUsOther } = values as LocationValues
  return {
    preferredMethodOfContact: defaultContactMethod,
    // The form's schema lets no other choices through, and the server looks again.
    ...(values as Partial<ContactPayload> & Pick<ContactPayload, 'fullName' | 'email'>),
    ...given,
    env: forms.support.env,
    whereDidYouHearAboutUsOther: asksForOther(whereDidYouHearAboutUs) ? whereDidYouHearAboutUsOther : undefined,
  }
}

/**
 * What the heroes and home-assist forms send: their five fields and these three (FORM-62 to FORM-64, API-11, API-13).
 *
 * @internal Its test tries the cases of this step alone.
 */
export const toLeadMessage = (
  values: LeadValues,
  { form, lang, recaptcha }: { readonly form: LeadFormKind; readonly lang: Language; readonly recaptcha: string },
): LeadPayload => ({
  // The form's schema lets no other state through, and the server looks again.
  ...(values as Omit<LeadPayload, 'env' | 'lang' | 'recaptcha'>),
  env: forms[form].env,
  lang,
  recaptcha,
})

/**
 * What a form sends. `values` must be without errors: the schemas of the forms then hold what the messages ask for. `source` is the path
 * of the page.
 */
export const formMessage = (
  form: Pick<GivenToContact, 'mailto' | 'subject'> & { readonly kind: ContactFormKind; readonly language: Language },
  values: FilledForm,
  { source, recaptcha }: Pick<GivenToContact, 'source' | 'recaptcha'>,
): ContactPayload | LeadPayload => {
  const { kind, language, mailto, subject } = form
  return isLeadForm(kind)
    ? toLeadMessage(values as LeadValues, { form: kind, lang: language, recaptcha })
    : toContactMessage(values as SupportValues, { mailto, subject, source, recaptcha })
}
