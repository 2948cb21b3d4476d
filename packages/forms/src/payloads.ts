import type { Language } from '@bank/i18n/languages.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import { defaultContactMethod, formEnvironments, type LeadFormKind, referralOptions } from './constants.ts'
import type { ContactPayload } from './contact-message.ts'
import type { LeadPayload } from './lead-message.ts'
import type { LeadValues } from './leads/schema.ts'
import type { LocationValues } from './location/schema.ts'
import type { ProductValues } from './product/schema.ts'
import { sentReferral } from './referral.ts'
import type { SupportValues } from './support/schema.ts'

/** What a support form was given by its page, and the token of its captcha. */
export type GivenToContact = {
  readonly mailto?: string | undefined
  readonly subject?: string | undefined
  /** Path of the page (FORM-58). */
  readonly source: string
  readonly recaptcha: string
}

const givenFields = ({ mailto, subject, source, recaptcha }: GivenToContact) => ({
  ...(mailto === undefined ? {} : { mailto }),
  ...(subject === undefined ? {} : { subject }),
  source,
  env: formEnvironments.support,
  recaptcha,
})

type AddressValues = LocationValues | ProductValues

/** The choice as one of the words it was made from: the schema has already refused any other. */
const chosen = <Option extends string>(options: readonly Option[], value: string | undefined): Option | undefined =>
  options.find((option) => option === value)

const referralOf = (values: AddressValues) => {
  const { whereDidYouHearAboutUs, ...other } = sentReferral(values)
  const choice = chosen(referralOptions, whereDidYouHearAboutUs)
  return choice === undefined ? {} : { whereDidYouHearAboutUs: choice, ...other }
}

/**
 * What a support form sends (FORM-57 to FORM-61, FORM-77, FORM-78): texts as typed; city, state, zip and referral where the
 * form has them; Email unless the visitor chose Phone.
 */
export const toContactMessage = (values: SupportValues | AddressValues, given: GivenToContact): ContactPayload => {
  const optional = {
    ...('phone' in values && values.phone !== undefined ? { phone: values.phone } : {}),
    ...(values.message === undefined ? {} : { message: values.message }),
    ...('city' in values ? { city: values.city, state: chosen(statesOffered, values.state) ?? '' } : {}),
    ...('zip' in values && values.zip !== undefined ? { zip: values.zip } : {}),
  }
  return {
    fullName: values.fullName,
    email: values.email,
    ...optional,
    preferredMethodOfContact:
      'preferredMethodOfContact' in values && values.preferredMethodOfContact === 'Phone' ? 'Phone' : defaultContactMethod,
    ...('preferredMethodOfContact' in values ? {} : referralOf(values)),
    ...givenFields(given),
  }
}

/** What the heroes and home-assist forms send: exactly these eight fields (FORM-62 to FORM-64, API-11, API-13). */
export const toLeadMessage = (
  { fullName, phone, email, city, state }: LeadValues,
  given: { readonly form: LeadFormKind; readonly lang: Language; readonly recaptcha: string },
): LeadPayload => ({
  fullName,
  phone,
  email,
  city,
  state: state as LeadPayload['state'],
  env: formEnvironments[given.form],
  lang: given.lang,
  recaptcha: given.recaptcha,
})
