import type { Translate } from '@bank/i18n/translate.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import { contactMethods, longestTexts, referralOptions } from './constants.ts'
import { figure } from './figure.ts'

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
  | 'place'
  | 'topic'
  | 'spokenLanguage'
  | 'firstDate'
  | 'firstTime'
  | 'secondDate'
  | 'secondTime'

/** The texts of a form as they stand in its fields; a choice that was not made is an empty text. */
export type FilledForm = Readonly<Partial<Record<FieldName, string>>>

/** One field of a form as its view needs it: plain data, made while the page is built. */
export type FormField = {
  readonly name: FieldName
  readonly label: string
  /** A line unless it says otherwise. */
  readonly control?: 'area' | 'select' | 'radios'
  readonly type?: 'email' | 'tel'
  readonly inputMode?: 'numeric'
  /** What browsers fill in by themselves; nothing without it. Back brings back every field. */
  readonly autoComplete?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** What a select shows as chosen, where that hangs on other fields; else it shows what was chosen. */
  readonly value?: string
  /** The first line of a select, which cannot be chosen (FORM-38). */
  readonly placeholder?: string
  /** Longest text in code points, where the page counts (D-FORM-27) or has no schema that says so. */
  readonly longest?: number
  /** How long a text may be, in words, where that is said from the start. */
  readonly limit?: string
  /** Said behind the label: that the field may stay empty, or must not. */
  readonly hint?: string
  readonly isRequired?: true
  /** Stands beside another field where there is room. */
  readonly isHalf?: true
}

const stateNames = { TX: 'stateTexas', LA: 'stateLouisiana', MS: 'stateMississippi' } as const

/** Every field that a form may have, in the language of the page. */
export const allFields = (t: Translate) => {
  const optional = { hint: t('form.optional') }
  const counted = (longest: number) => ({ longest, limit: t('form.limit', { max: figure(longest) }) })
  const telephone = {
    name: 'phone',
    label: t('form.phone'),
    type: 'tel',
    autoComplete: 'tel',
    longest: longestTexts.phone,
    isHalf: true,
  } as const
  const fields = {
    fullName: { name: 'fullName', label: t('form.fullName'), autoComplete: 'name', longest: longestTexts.fullName, isRequired: true },
    email: {
      name: 'email',
      label: t('form.emailAddress'),
      type: 'email',
      autoComplete: 'email',
      longest: longestTexts.email,
      isRequired: true,
      isHalf: true,
    },
    phone: { ...telephone, isRequired: true },
    optionalPhone: { ...telephone, ...optional },
    city: {
      name: 'city',
      label: t('form.city'),
      autoComplete: 'address-level2',
      longest: longestTexts.city,
      isRequired: true,
      isHalf: true,
    },
    state: {
      name: 'state',
      label: t('form.state'),
      control: 'select',
      autoComplete: 'address-level1',
      options: statesOffered.map((state) => ({ value: state, label: t(stateNames[state]) })),
      placeholder: t('form.chooseState'),
      isRequired: true,
      isHalf: true,
    },
    zip: { name: 'zip', label: t('form.zip'), inputMode: 'numeric', autoComplete: 'postal-code', isHalf: true },
    referral: {
      name: 'whereDidYouHearAboutUs',
      label: t('form.referral'),
      control: 'select',
      options: referralOptions.map((option) => ({ value: option, label: t(`form.referral.${option}`) })),
      placeholder: t('form.chooseOption'),
      isRequired: true,
      isHalf: true,
    },
    referralOther: {
      name: 'whereDidYouHearAboutUsOther',
      label: t('form.referralOtherRequired'),
      isRequired: true,
      ...counted(longestTexts.whereDidYouHearAboutUsOther),
    },
    contactMethod: {
      name: 'preferredMethodOfContact',
      label: t('form.contactMethod'),
      control: 'radios',
      options: contactMethods.map((method) => ({ value: method, label: t(`form.contactMethod.${method}`) })),
    },
    message: {
      name: 'message',
      label: t('form.message'),
      control: 'area',
      isRequired: true,
      ...counted(longestTexts.message),
    },
    optionalMessage: {
      name: 'message',
      label: t('form.message'),
      control: 'area',
      ...optional,
      ...counted(longestTexts.message),
    },
  } as const satisfies Record<string, FormField>
  return fields
}

export type AllFields = ReturnType<typeof allFields>
