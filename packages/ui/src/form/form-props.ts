import type { FormField } from '@bank/forms/form-field.ts'
import { formFields } from '@bank/forms/form-fields.ts'
import type { ContactFormKind, FormKind } from '@bank/forms/form-kinds.ts'
import { type FormMessages, formMessages } from '@bank/forms/messages.ts'
import type { AddressFormOptions } from '@bank/forms/referral.ts'
import type { Language } from '@bank/i18n/languages.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import type { Settings } from '@bank/model/settings.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'

/** The words of a form beside its fields, in one language. */
export type FormTexts<Messages = FormMessages> = {
  readonly messages: Messages
  readonly send: string
  /** On the button instead, once a send has failed (D-FORM-2). */
  readonly sendAgain: string
  readonly submitting: string
  /** What the button says when that takes long. */
  readonly slow: string
  /** Above the fields after a submit that found something wrong. */
  readonly check: string
  /** What nobody should write into a form. */
  readonly safety: string
  /** Below a field in which somebody did. */
  readonly private: string
  /** Below a text of limited length, with a place for `{count}`: how many characters are left, or too many. */
  readonly left: string
  readonly over: string
  /** What tells people from programs here; stands at the bottom left (FORM-48). */
  readonly protection: string
  /** From the start: what it means when the button says "Send again" (D-FORM-2). */
  readonly again: string
  /** Before the telephone number where the captcha failed (D-FORM-1). */
  readonly orCall: string
  /** Before the telephone number for those who would rather call (D-FORM-2). */
  readonly call: string
  /** Said on the page that comes after a success (D-FORM-8). */
  readonly sent: string
  /** Before the reference of a message that arrived (D-FORM-2). */
  readonly reference: string
}

/** What every form is, whatever its kind, as plain data. */
export type AnyFormProps = {
  /** Begins the ids of its elements; unlike that of any other form of the page. */
  readonly id: string
  /** Id of the heading that names it for screen readers, where there is one. */
  readonly labelledBy?: string | undefined
  readonly kind: FormKind
  readonly language: Language
  readonly fields: readonly FormField[]
  /** Instead of choices that come from scripts, where scripts are off (D-FORM-28). */
  readonly unscripted?: readonly FormField[] | undefined
  readonly texts: FormTexts<{ readonly captchaFailed: string }>
  /** Where somebody answers who would rather talk; as it is written and as it is dialled. */
  readonly phone: { readonly number: string; readonly href: string } | undefined
  /** Where a success leads instead of `/thank-you/` (FORM-52). */
  readonly redirect?: string | undefined
}

/** What the page decides about a form (D-FORM-10). */
export type FormOptions = Partial<AddressFormOptions> &
  Pick<AnyFormProps, 'id' | 'labelledBy' | 'redirect'> & {
    /** Who gets the message; the API answers 422 to an address that is not the bank's (D-FORM-5). */
    readonly mailto?: string | undefined
    readonly subject?: string | undefined
  }

/** One form that writes to the bank, as plain data. */
export type FormProps = AnyFormProps & AddressFormOptions & FormOptions & { readonly kind: ContactFormKind; readonly texts: FormTexts }

/** The line for those who would rather call, where the settings have a number. */
export const formPhone = ({ tollFreeNumber }: Pick<Settings, 'tollFreeNumber'>): AnyFormProps['phone'] =>
  tollFreeNumber ? { number: tollFreeNumber, href: telephoneAddress(tollFreeNumber) } : undefined

/** The words of any form, with the errors of its own. */
export const formTexts = <Messages>(messages: Messages, t: Translate): FormTexts<Messages> => ({
  messages,
  send: t('form.send'),
  sendAgain: t('form.sendAgain'),
  submitting: t('form.sending'),
  slow: t('form.slow'),
  check: t('form.check'),
  safety: t('form.safety'),
  private: t('form.private'),
  left: t('form.left'),
  over: t('form.over'),
  protection: t('form.protection'),
  again: t('form.again'),
  orCall: t('form.orCall'),
  call: t('form.call'),
  sent: t('form.sent'),
  reference: t('form.reference'),
})

/** A form of one kind in the language of the page, with all the words it needs: nothing of the dictionary goes to a browser. */
export const formProps = (
  kind: ContactFormKind,
  { zip = false, referral = false, ...options }: FormOptions,
  { language, t, settings }: { readonly language: Language; readonly t: Translate; readonly settings: Pick<Settings, 'tollFreeNumber'> },
): FormProps => ({
  kind,
  language,
  zip,
  referral,
  ...options,
  fields: formFields(kind, { zip, referral }, t),
  texts: formTexts(formMessages(t), t),
  phone: formPhone(settings),
})
