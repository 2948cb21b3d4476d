import type { Language } from '@bank/i18n/languages.ts'
import { accountMail } from '../../mail/account-mail.ts'
import { rolesIn } from '../../rights/roles.ts'
import { resetMinutes } from '../reset/reset-mail.ts'

type Texts = {
  readonly subject: string
  readonly confirmed: (roles: string) => string
  readonly ended: string
  readonly choose: string
  readonly later: string
}

const texts: Record<Language, Texts> = {
  en: {
    subject: 'Your account for the admin was confirmed',
    confirmed: (roles) => `An account with these roles was confirmed for you in the website’s admin: ${roles || 'none'}.`,
    ended: 'Any earlier password of it has ended, and so have its sessions and its second factor.',
    choose: `Choose a password of your own within ${resetMinutes} minutes; the link works once:`,
    later: 'After that, the page where you sign in mails you another link under “Forgot password?”.',
  },
  es: {
    subject: 'Su cuenta para el panel se confirmó',
    confirmed: (roles) => `Se confirmó para usted una cuenta en el panel del sitio con estas funciones: ${roles || 'ninguna'}.`,
    ended: 'Cualquier contraseña anterior ya no vale; también terminaron sus sesiones y su segundo factor.',
    choose: `Elija su propia contraseña en los próximos ${resetMinutes} minutos; el enlace sirve una sola vez:`,
    later: 'Después, la página donde se entra le envía otro enlace con «¿Olvidó su contraseña?».',
  },
}

/** The mail to the person for whom roles were confirmed, and who has no password of the own yet, with a link to choose one. */
export const confirmedMail = (roles: readonly string[]) => (link: string, language: Language | undefined) =>
  accountMail(language, (each) => {
    const { subject, confirmed, ended, choose, later } = texts[each]
    return { subject, parts: [confirmed(rolesIn(roles, each)), ended, choose, { link }, later] }
  })
