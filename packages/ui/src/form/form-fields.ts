import { contactMethods, type FormKind, referralOptions } from '@bank/forms/constants.ts'
import type { AddressFormOptions } from '@bank/forms/referral.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import { statesOffered } from '@bank/rules/constants.ts'
import type { FormField } from './form-field.ts'

const stateNames = { TX: 'stateTexas', LA: 'stateLouisiana', MS: 'stateMississippi' } as const

const makeFields = (t: Translate) => {
  const optional = { hint: t('form.optional') }
  const fields = {
    fullName: { name: 'fullName', label: t('form.fullName'), autoComplete: 'name', isRequired: true },
    email: { name: 'email', label: t('form.emailAddress'), type: 'email', autoComplete: 'email', isRequired: true, isHalf: true },
    phone: { name: 'phone', label: t('form.phone'), type: 'tel', autoComplete: 'tel', isRequired: true, isHalf: true },
    optionalPhone: { name: 'phone', label: t('form.phone'), type: 'tel', autoComplete: 'tel', isHalf: true, ...optional },
    city: { name: 'city', label: t('form.city'), autoComplete: 'address-level2', isRequired: true, isHalf: true },
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
    referralOther: { name: 'whereDidYouHearAboutUsOther', label: t('form.referralOtherRequired'), isRequired: true },
    contactMethod: {
      name: 'preferredMethodOfContact',
      label: t('form.contactMethod'),
      control: 'radios',
      options: contactMethods.map((method) => ({ value: method, label: t(`form.contactMethod.${method}`) })),
    },
    message: { name: 'message', label: t('form.message'), control: 'area', isRequired: true },
    optionalMessage: { name: 'message', label: t('form.message'), control: 'area', ...optional },
  } as const satisfies Record<string, FormField>
  return fields
}

/**
 * The fields of a form, in order (FORM-01, FORM-10, FORM-23, FORM-29, FORM-30). The choice of how to be answered belongs to support form
 * one alone (D-FORM-22). With the zip option off the location form has no zip (D-FORM-11), while the product form has one all the same
 * and always calls it required (FORM-24, FORM-25, D-FORM-12).
 */
export const formFields = (kind: FormKind, { zip, referral }: AddressFormOptions, t: Translate): readonly FormField[] => {
  const fields = makeFields(t)
  const requiredZip: FormField = { ...fields.zip, ...(zip && { isRequired: true }) }
  const referralFields = referral ? [fields.referral, fields.referralOther] : []
  switch (kind) {
    case 'support':
      return [fields.fullName, fields.email, fields.phone, fields.contactMethod, fields.message]
    case 'location':
      return [
        ...[fields.fullName, fields.email, fields.optionalPhone, fields.city, fields.state],
        ...(zip ? [requiredZip] : []),
        ...referralFields,
        fields.optionalMessage,
      ]
    case 'product':
      return [
        ...[fields.fullName, fields.email, fields.optionalPhone],
        { ...requiredZip, hint: t('form.mustBeGiven') },
        ...referralFields,
        fields.optionalMessage,
      ]
    default:
      return [fields.fullName, fields.phone, fields.email, fields.city, fields.state]
  }
}
