import type { Language } from '@bank/i18n/languages.ts'
import { accountMail } from '../../mail/account-mail.ts'

/** Minutes for which a link to choose a new password works. */
export const resetMinutes = 60

type Texts = { readonly subject: string; readonly before: string; readonly after: string }

const texts: Record<Language, Texts> = {
  en: {
    subject: 'A new password for the admin',
    before: `Somebody asked for a new password for your account in the website’s admin. Choose one within ${resetMinutes} minutes; the link works once:`,
    after: 'If that was not you, you need not do anything: your password stays as it is.',
  },
  es: {
    subject: 'Una contraseña nueva para el panel',
    before: `Alguien pidió una contraseña nueva para su cuenta en el panel del sitio. Elíjala en los próximos ${resetMinutes} minutos; el enlace sirve una sola vez:`,
    after: 'Si no fue usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
}

/** The mail with a link to choose a new password, as text and HTML: in the account's language, in both where it has none. */
export const resetMail = (link: string, language: Language | undefined) =>
  accountMail(language, (each) => {
    const { subject, before, after } = texts[each]
    return { subject, parts: [before, { link }, after] }
  })
