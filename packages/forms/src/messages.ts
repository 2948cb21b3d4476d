import type { Phrase, Translate } from '@bank/i18n/translate.ts'

const phrases = {
  fullNameRequired: 'form.fullNameRequired',
  phoneRequired: 'form.phoneRequired',
  emailRequired: 'form.emailRequired',
  emailInvalid: 'form.emailInvalid',
  messageRequired: 'form.messageRequired',
  cityRequired: 'form.cityRequired',
  stateRequired: 'form.stateRequired',
  zipRequired: 'form.zipRequired',
  zipInvalid: 'form.zipInvalid',
  referralRequired: 'form.referralRequired',
  referralOtherRequired: 'form.referralOtherRequired',
  leadCityRequired: 'form.leadCityRequired',
  leadStateRequired: 'form.leadStateRequired',
  required: 'form.required',
  email: 'form.email',
  shortest: 'form.shortest',
  longest: 'form.longest',
  captchaFailed: 'form.captchaFailed',
} as const satisfies Record<string, Phrase>

/** Every text that a form can answer a visitor with, in one language. `shortest` and `longest` hold a place for `{min}` and `{max}`. */
export type FormMessages = Readonly<Record<keyof typeof phrases, string>>

/**
 * The texts of one language. Made while a page is built and handed to its forms as a prop, for the dictionary never goes to a
 * browser (D-FORM-17: Spanish falls back to English).
 */
export const formMessages = (translate: Translate): FormMessages =>
  Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [name, translate(phrase)])) as Record<keyof typeof phrases, string>
