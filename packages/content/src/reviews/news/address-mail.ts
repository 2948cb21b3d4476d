import type { Language } from '@bank/i18n/languages.ts'
import { bankTime } from '../../spanish/bank-time.ts'
import { accountMail } from '../../store/mail/account-mail.ts'

/** Another address of an account: who gave it, if anybody is known, and when, as ISO 8601. */
type AddressChange = { readonly before: string; readonly after: string; readonly by: string; readonly at: string }

type Texts = { readonly subject: string; readonly changed: (change: AddressChange) => string; readonly otherwise: string }

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    subject: 'The address of your account for the admin was changed',
    changed: ({ before, after, by, at }) =>
      `The address of your account in the website’s admin was changed from ${before} to ${after}${by && ` by ${by}`}, on ${bankTime('en', at)}.`,
    otherwise: 'If you know nothing of it, tell an administrator of the website at once.',
  },
  es: {
    subject: 'La dirección de su cuenta para el panel se cambió',
    changed: ({ before, after, by, at }) =>
      `La dirección de su cuenta en el panel del sitio se cambió de ${before} a ${after}${by && ` por ${by}`}, el ${bankTime('es', at)}.`,
    otherwise: 'Si usted no sabe nada de esto, avise de inmediato a quien administra el sitio.',
  },
}

/** The mail about another address of an account, to the old one and the new one: without a link, for one of them may be somebody else’s. */
export const addressMail = (change: AddressChange, language: Language | undefined) =>
  accountMail(language, (each) => {
    const { subject, changed, otherwise } = texts[each]
    return { subject, parts: [changed(change), otherwise] }
  })
